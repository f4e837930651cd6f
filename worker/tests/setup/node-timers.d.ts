/** The part of the runtime's `node:timers` that is used here. */
declare module 'node:timers' {
  export function setTimeout(
    callback: (...values: unknown[]) => void,
    delay?: number,
    ...values: unknown[]
  ): number
}
