/** Bytes in hexadecimal, two lower-case digits each. Not every runtime that this code runs in has `Uint8Array.prototype.toHex`. */
export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
