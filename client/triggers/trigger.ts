/** Calls `start` when the trigger fires; returns the function that cancels it. */
export type Trigger = (element: HTMLElement, start: () => void, argument: string) => () => void
