/** A thing without the properties that have nothing to say. */
export const present = <T extends object>(properties: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
    // What is left out may be left out: `T` says so itself.
  ) as T
