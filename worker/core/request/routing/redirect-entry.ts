import * as v from 'valibot'
import type { Validity } from '../../base/caching/validity.ts'

const keyValues = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  v.transform(record =>
    new URLSearchParams(Object.entries(record).map(([key, value]) => [key, String(value)])).toString(),
  ),
)
const queryText = v.pipe(
  v.string(),
  // Serialised again, because content may contain characters that are invalid in a header.
  v.transform(text => new URLSearchParams(text.replace(/^\?/, '')).toString()),
)

/**
 * The redirect service's answer for a path (requirement redirects/lookup). `query` is a query string or
 * an object; `status` defaults to 301.
 */
export const redirectEntry = v.object({
  path: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4096)),
  query: v.fallback(v.optional(v.union([queryText, keyValues]), ''), ''),
  forwardParameters: v.fallback(v.optional(v.boolean(), false), false),
  status: v.fallback(v.optional(v.picklist([301, 302, 307, 308]), 301), 301),
})

export type RedirectEntry = v.InferOutput<typeof redirectEntry>

/** The result of a lookup: the entry, if there is one, and until when the result is valid. */
export interface LookedUpRedirect {
  readonly entry: RedirectEntry | undefined
  /** The start of the entry in its table; undefined where there is none. */
  readonly key?: string | undefined
  readonly validity: Validity
  /** Whether a source of redirects did not answer, so that the result may lack one. */
  readonly isUnanswered?: boolean
}

/** The lookup for a path (percent-encoded, with language prefix, slashes at both ends). */
export type RedirectLookup = (path: string) => Promise<LookedUpRedirect>

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

/** The value of a datasource entry: the target alone where all other settings have their defaults. */
export function entryValueOf({
  path,
  status,
  forwardParameters,
  unit,
}: Omit<RedirectSource, 'from'>): string {
  const said = {
    ...(status !== 301 && { status }),
    ...(forwardParameters && { forwardParameters }),
    ...(unit && { unit }),
  }
  return Object.keys(said).length ? JSON.stringify({ path, ...said }) : path
}
