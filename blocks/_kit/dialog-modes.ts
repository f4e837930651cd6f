/** How a dialog is drawn: a window, the whole screen, a wide window without a head, or a panel that slides in. */
export const dialogModes = ['modal', 'fullscreen', 'headless', 'flyin'] as const
export type DialogMode = (typeof dialogModes)[number]

/** The direction in which a flyin moves: up from the lower edge, or left from the right edge. */
export const dialogDirections = ['up', 'left'] as const
export type DialogDirection = (typeof dialogDirections)[number]
