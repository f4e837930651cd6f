import * as v from 'valibot'
import { type CompiledRedirects, compileRedirects } from '../routing/compile-redirects.ts'
import { type RedirectEntry, redirectEntry } from '../routing/redirect-entry.ts'
import { redirectSourceOf, redirectsDatasource, redirectsKey } from '../routing/redirect-source.ts'
import type { Site } from '../visitor/site.ts'
import type { Reads } from './access.ts'
import { loadEntries } from './datasource.ts'
import type { ReadOptions, Resource } from './reader.ts'
import type { ContentSource } from './storyblok.ts'

const compiled = v.object({ redirects: v.array(v.tuple([v.string(), redirectEntry])) })

export type Redirects = ReadonlyMap<string, RedirectEntry>

export interface RedirectsPorts {
  readonly reader: Reads
  readonly source: ContentSource
  readonly site: Site
  readonly options: ReadOptions
  readonly log: (line: { readonly event: string; readonly [field: string]: unknown }) => void
}

/** The redirects of a unit in the form that is kept, with a log line for each entry that was left out. */
export function compileEntries(
  entries: readonly { readonly name: string; readonly value: string }[],
  { site, log }: Pick<RedirectsPorts, 'site' | 'log'>,
): Pick<CompiledRedirects, 'redirects'> {
  const sources = entries.map(redirectSourceOf)
  const { redirects, rejected } = compileRedirects(
    sources.filter(source => source !== undefined),
    site,
  )
  const unreadable = entries
    .filter((_, index) => !sources[index])
    .map(({ name }) => ({ path: name, reason: 'not readable' }))
  for (const problem of [...rejected, ...unreadable]) log({ event: 'redirect-rejected', ...problem })
  return { redirects }
}

const resourceOf = ({ source, site, log }: RedirectsPorts): Resource<Redirects> => ({
  key: redirectsKey(site),
  persist: true,
  parse: body => new Map(v.parse(compiled, body).redirects),
  load: async signal => ({
    body: compileEntries(await loadEntries(source, redirectsDatasource, signal), { site, log }),
    cv: 0,
  }),
})

/** All redirects of a unit as one value, so that a page without one costs nothing; none when they cannot be read. */
export async function readRedirects(ports: RedirectsPorts): Promise<Redirects> {
  try {
    return (await ports.reader.read(resourceOf(ports), ports.options))?.value ?? new Map()
  } catch {
    // The reader has logged why.
    return new Map()
  }
}
