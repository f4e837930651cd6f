import type { SpaceEntry } from '../../worker/content-api/space.ts'

/** The namespace `CONTENT`, as a command reads and writes it. */
export interface KeyStore {
  get(key: string): Promise<string | null>
  /** Writes in the order of the entries. */
  put(entries: readonly SpaceEntry[]): Promise<void>
}
