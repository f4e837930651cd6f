const plain = /^[\w.*-]*$/

/** A parameter for a query, encoded as `URLSearchParams` does. Nearly all values need no encoding; the others cost a call of the runtime. */
export const parameterText = (name: string, value: string): string =>
  plain.test(name) && plain.test(value)
    ? `${name}=${value}`
    : new URLSearchParams({ [name]: value }).toString()
