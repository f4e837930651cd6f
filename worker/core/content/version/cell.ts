/** One stored value. Changes run one after the other, so that none is lost. */
export interface Cell<T> {
  read(): Promise<T>
  /** Applies a change, and returns the value after it. The change returns the same object where the value stays as it is. */
  change(to: (before: T) => T): Promise<T>
}

/** A value in memory. */
export function memoryCell<T>(initial: T): Cell<T> {
  let value = initial
  return {
    read: async () => value,
    async change(to) {
      value = to(value)
      return value
    },
  }
}
