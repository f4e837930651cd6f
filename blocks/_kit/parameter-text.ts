const plain = /^[\w.*-]*$/

/** A parameter as it stands in a query, encoded as `URLSearchParams` does. That takes a call of the runtime for each value, and nearly all are plain. */
export const parameterText = (name: string, value: string): string =>
  plain.test(name) && plain.test(value)
    ? `${name}=${value}`
    : new URLSearchParams({ [name]: value }).toString()
