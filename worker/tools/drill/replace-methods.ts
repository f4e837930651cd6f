/** Replaces a method; returns undefined to let the method itself run. */
export type Instead = () => Promise<unknown> | undefined

/**
 * An object whose named methods run `instead` first. Other methods, and those for which it returns undefined, are unchanged.
 */
export function replaceMethods<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  instead: Instead,
): T {
  const replaced = new Set<string | symbol>(names)
  return new Proxy(target, {
    get(_, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      // The method of a binding must be called on its object.
      const call = (...values: unknown[]): unknown => Reflect.apply(own, target, values)
      return replaced.has(name) ? (...values: unknown[]) => instead() ?? call(...values) : call
    },
  })
}
