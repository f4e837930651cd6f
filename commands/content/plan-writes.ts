import type { KeyStore } from './key-values.ts'

/** A store that reads from the given one, and prints writes instead of executing them. */
export const planWrites = (store: KeyStore, print: (line: string) => void): KeyStore => ({
  ...store,
  async put(entries) {
    for (const { key, value } of entries) print(`would write ${key}, ${Buffer.byteLength(value)} bytes`)
  },
  async delete(keys) {
    for (const key of keys) print(`would delete ${key}`)
  },
})
