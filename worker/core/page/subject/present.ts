/** The object without its empty properties. */
export const present = <T extends object>(properties: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
    // `T` allows the properties that are left out to be absent.
  ) as T
