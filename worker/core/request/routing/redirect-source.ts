import * as v from 'valibot'
import { type RedirectEntry, redirectEntry } from './redirect-entry.ts'

/**
 * Slug of the datasource in which editors write redirects: an entry's name is the path, its value a target or an
 * entry as JSON.
 */
export const redirectsDatasource = 'redirects'

/** An entry as operators write it. */
export interface RedirectSource extends RedirectEntry {
  readonly from: string
  /** The unit that the entry is for; all units if undefined. */
  readonly unit?: string | undefined
}

const entryValue = v.object({ ...redirectEntry.entries, unit: v.optional(v.string()) })

/** An entry of the datasource. */
export interface RedirectSetting {
  readonly name: string
  readonly value: string
}

/** Parses an entry; returns undefined if its value is malformed. */
export function redirectSourceOf({ name, value }: RedirectSetting): RedirectSource | undefined {
  const text = value.trim()
  try {
    const parsed = v.safeParse(entryValue, text.startsWith('{') ? JSON.parse(text) : { path: text })
    return parsed.success ? { from: name, ...parsed.output } : undefined
  } catch {
    return undefined
  }
}
