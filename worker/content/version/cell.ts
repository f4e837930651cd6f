/** One value that is kept somewhere: changes of it follow each other, and none of them is lost. */
export interface Cell<T> {
  read(): Promise<T>
  /** The value after a change; the change returns the same object where it changes nothing. */
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
