import * as v from 'valibot'
import { expired, type Validity } from '../../base/caching/validity.ts'
import type { Log } from '../../base/log/events.ts'
import { type CompiledRedirects, compileRedirects } from '../../request/routing/compile-redirects.ts'
import { logRejected } from '../../request/routing/log-redirects.ts'
import { redirectEntry, redirectSourceOf, redirectsDatasource } from '../../request/routing/redirect-entry.ts'
import { noRedirects, type RedirectTable, redirectTable } from '../../request/routing/redirect-table.ts'
import type { Site } from '../../request/site/site.ts'
import type { Reads } from '../cache/access.ts'
import type { ReadOptions, Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { entriesPage } from '../client/delivery-calls.ts'

const compiled = v.object({ redirects: v.array(v.tuple([v.string(), redirectEntry])) })

export interface RedirectsDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  readonly site: Site
  readonly options: ReadOptions
  readonly log: Log
}

interface Entry {
  readonly name: string
  readonly value: string
}

/** Compiles the redirects of a unit, with a log line about those that are left out. */
function compileEntries(
  entries: readonly Entry[],
  { site, log }: Pick<RedirectsDependencies, 'site' | 'log'>,
): Pick<CompiledRedirects, 'redirects'> {
  const sources = entries.map(redirectSourceOf)
  const { redirects, rejected } = compileRedirects(
    sources.filter(source => source !== undefined),
    site,
  )
  const unreadable = entries
    .filter((_, index) => !sources[index])
    .map(({ name }) => ({ path: name, reason: 'not readable' }))
  logRejected([...rejected, ...unreadable], log)
  return { redirects }
}

const resourceOf = ({ source, site, log }: RedirectsDependencies): Resource<RedirectTable> => ({
  // Compiled for the addresses, languages and neighbours of this site.
  key: `redirects:${site.revision}`,
  persist: true,
  source: 'content',
  parse: body => redirectTable(v.parse(compiled, body).redirects),
  async load(signal) {
    const { entries, cv } = await entriesPage(source, redirectsDatasource, { signal })
    return { body: compileEntries(entries, { site, log }), cv }
  },
})

/** A table of redirects, and until when it is fresh. */
export interface KnownRedirects {
  readonly table: RedirectTable
  readonly validity: Validity
}

const unknownRedirects: KnownRedirects = { table: noRedirects, validity: expired }

/** The redirects of a unit from the first call of their list, used until the index has them; none when they cannot be read. */
export async function readRedirects(dependencies: RedirectsDependencies): Promise<KnownRedirects> {
  try {
    const read = await dependencies.reader.read(resourceOf(dependencies), dependencies.options)
    return read ? { table: read.value, validity: read.validity } : unknownRedirects
  } catch {
    // The reader has logged why.
    return unknownRedirects
  }
}
