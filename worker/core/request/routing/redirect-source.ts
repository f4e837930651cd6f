import * as v from 'valibot'
import { type RedirectEntry, redirectEntry } from './redirect-entry.ts'

/** Slug of the datasource of the editors' redirects: the name is the path, the value a target or an entry as JSON. */
export const redirectsDatasource = 'redirects'

/** An entry as operators write it. */
export interface RedirectSource extends RedirectEntry {
  readonly from: string
  /** The unit it is for; for all without one. */
  readonly unit?: string | undefined
}

const entryValue = v.object({ ...redirectEntry.entries, unit: v.optional(v.string()) })

/** An entry of the datasource. */
export interface RedirectSetting {
  readonly name: string
  readonly value: string
}

/** An entry as operators write it; undefined for one whose value is malformed. */
export function redirectSourceOf({ name, value }: RedirectSetting): RedirectSource | undefined {
  const text = value.trim()
  try {
    const parsed = v.safeParse(entryValue, text.startsWith('{') ? JSON.parse(text) : { path: text })
    return parsed.success ? { from: name, ...parsed.output } : undefined
  } catch {
    return undefined
  }
}
