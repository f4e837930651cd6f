import * as v from 'valibot'
import type { Log } from '../../log/log-line.ts'
import { type CompiledRedirects, compileRedirects } from '../../routing/compile-redirects.ts'
import { redirectEntry } from '../../routing/redirect-entry.ts'
import { type RedirectSource, redirectSourceOf, redirectsDatasource } from '../../routing/redirect-source.ts'
import { noRedirects, type RedirectTable, redirectTable } from '../../routing/redirect-table.ts'
import { storyPath } from '../../site/links.ts'
import { isInUnit } from '../../site/page-path.ts'
import type { Site } from '../../site/site.ts'
import type { Reads } from '../cache/access.ts'
import type { ReadOptions } from '../cache/read.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { loadEntries } from '../client/datasource.ts'
import type { Move } from '../version/content-state.ts'

const compiled = v.object({ redirects: v.array(v.tuple([v.string(), redirectEntry])) })

export interface RedirectsDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  readonly site: Site
  readonly options: ReadOptions
  /** Former and present addresses of stories. */
  readonly moves: () => Promise<readonly Move[]>
  readonly log: Log
}

/** A slug without the prefix of its language. */
const unprefixed = (slug: string, { languages }: Site): string => {
  const [first = '', ...rest] = slug.split('/')
  return languages.includes(first) ? rest.join('/') : slug
}

/** Redirects of moved stories, on the site of the unit in whose folder they were. */
const leftBehind = (moves: readonly Move[], site: Site): RedirectSource[] =>
  moves
    .filter(({ from }) => isInUnit(unprefixed(from, site), site))
    .map(({ from, to }) => ({ from: storyPath(from, site), path: storyPath(to, site) }))
    .map(ends => ({ ...ends, query: '', status: 301, forwardParameters: true }))

interface Entries {
  readonly entries: readonly { readonly name: string; readonly value: string }[]
  readonly moves: readonly Move[]
}

/** Compiles the redirects of a unit, with a log line for each entry that is left out. Redirects of editors take precedence. */
function compileEntries(
  { entries, moves }: Entries,
  { site, log }: Pick<RedirectsDependencies, 'site' | 'log'>,
): Pick<CompiledRedirects, 'redirects'> {
  const sources = entries.map(redirectSourceOf)
  const own = sources.filter(source => source !== undefined)
  const { redirects, rejected } = compileRedirects([...own, ...leftBehind(moves, site)], site)
  const unreadable = entries
    .filter((_, index) => !sources[index])
    .map(({ name }) => ({ path: name, reason: 'not readable' }))
  for (const { path, reason } of [...rejected, ...unreadable])
    log({ event: 'redirect-rejected', path, reason })
  return { redirects }
}

const resourceOf = ({ source, site, moves, log }: RedirectsDependencies): Resource<RedirectTable> => ({
  // Compiled for the addresses, languages and neighbours of this site.
  key: `redirects:${site.revision}`,
  persist: true,
  source: 'content',
  parse: body => redirectTable(v.parse(compiled, body).redirects),
  async load(signal) {
    const [{ entries, cv }, moved] = await Promise.all([
      loadEntries(source, redirectsDatasource, signal),
      moves(),
    ])
    return { body: compileEntries({ entries, moves: moved }, { site, log }), cv }
  },
})

/** A table of redirects, and until when it is fresh (epoch milliseconds). */
export interface KnownRedirects {
  readonly table: RedirectTable
  readonly freshUntil: number
}

const unknownRedirects: KnownRedirects = { table: noRedirects, freshUntil: 0 }

/** All redirects of a unit as one value, so that a page without a redirect costs no call; none when they cannot be read. */
export async function readRedirects(dependencies: RedirectsDependencies): Promise<KnownRedirects> {
  try {
    const read = await dependencies.reader.read(resourceOf(dependencies), dependencies.options)
    return read ? { table: read.value, freshUntil: read.freshUntil } : unknownRedirects
  } catch {
    // The reader has logged why.
    return unknownRedirects
  }
}
