/** Calls `start` when its time has come; returns what stops the waiting. */
export type Trigger = (element: HTMLElement, start: () => void, argument: string) => () => void
