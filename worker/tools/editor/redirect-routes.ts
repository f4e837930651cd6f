import { Hono } from 'hono'
import * as v from 'valibot'
import type { SiteContext } from '../../core/answer/feature.ts'
import {
  entryValueOf,
  type RedirectSource,
  redirectEntry,
  redirectSourceOf,
  redirectsDatasource,
} from '../../core/request/routing/redirect-entry.ts'
import { sitesSeenFrom } from '../../core/request/site/site.ts'
import { changeEntries } from '../content-api/change-space.ts'
import { snapshotsOf } from '../content-api/snapshot.ts'
import { type DatasourceEntry, readEntries, readStories } from '../content-api/stored-space.ts'
import { jsonOf } from './posted-json.ts'
import { redirectNotes } from './redirect-notes.ts'
import { mainSpace } from './story-access.ts'
import { noStore, refuse, refuseAll } from './story-answers.ts'
import type { StoryRouteDependencies } from './story-routes.ts'

const { path, status, forwardParameters } = redirectEntry.entries
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2048))

const stored = v.object({ name: v.string(), value: v.string() })
/** `before`: the entry as the editor read it; missing for a new one. `after`: missing for a removed one. */
const wantedChange = v.object({
  before: v.optional(stored),
  after: v.optional(
    v.object({
      from: text,
      path,
      status,
      forwardParameters,
      unit: v.optional(v.pipe(v.string(), v.minLength(1))),
    }),
  ),
  isConfirmed: v.optional(v.boolean(), false),
})
type Change = v.InferOutput<typeof wantedChange>

const isSame = (one: DatasourceEntry, other: Change['before']) =>
  one.name === other?.name && one.value === other.value

/** The target as an editor writes it: with the query that an entry may have beside its path. */
function targetOf({ path, query }: RedirectSource): string {
  const [before = '', ...hash] = path.split('#')
  const joined = query ? `${before}${before.includes('?') ? '&' : '?'}${query}` : before
  return [joined, ...hash].join('#')
}

/** The entries after a change; a changed entry keeps its number. */
function changed(entries: readonly DatasourceEntry[], { before, after }: Change): readonly DatasourceEntry[] {
  const known = entries.find(entry => isSame(entry, before))
  const rest = entries.filter(entry => entry !== known)
  if (!after) return rest
  const id = known?.id ?? 1 + Math.max(0, ...entries.map(entry => entry.id))
  const value = entryValueOf({ ...after, query: '' })
  // Added after the others: of two for the same path the later one is refused.
  return [...rest, { id, name: after.from, value, dimension_values: {} }]
}

/** The calls of the editor about the table of redirects, below `/_editor/api/redirects`. */
export function createRedirectRoutes({ servicesOf, tell }: StoryRouteDependencies) {
  const routes = new Hono<{ Bindings: Cloudflare.Env }>()

  const spaceOf = ({ env }: SiteContext) => {
    const {
      content: { kv, lock },
    } = servicesOf(env)
    return { kv, snapshots: snapshotsOf(kv), lock, id: mainSpace }
  }

  /** Each redirect with its notes. */
  async function describe(context: SiteContext, entries: readonly DatasourceEntry[]) {
    const { environment } = servicesOf(context.env)
    const sites = sitesSeenFrom(new URL(context.req.url), environment)
    const stories = (await readStories(spaceOf(context))) ?? []
    const sources = entries.map(redirectSourceOf)
    const readable = sources.filter(source => source !== undefined)
    const notesOf = redirectNotes({ sources: readable, stories, sites })
    const redirects = entries.map(({ name, value }, index) => {
      const source: RedirectSource | undefined = sources[index]
      const notes = source ? notesOf(source) : [{ kind: 'fault' as const, text: 'it cannot be read' }]
      const { status, forwardParameters, unit } = source ?? {}
      const to = source ? targetOf(source) : value
      return { before: { name, value }, from: name, to, status, forwardParameters, unit, notes }
    })
    return { redirects, units: [...sites.keys()] }
  }

  routes.get('/', async context =>
    context.json(
      await describe(context, await readEntries(spaceOf(context), redirectsDatasource)),
      200,
      noStore,
    ),
  )
  // Adds, changes or removes one redirect. Refuses one with a fault; a questionable one needs a confirmation.
  routes.post('/', async context => {
    const wanted = await jsonOf(context, wantedChange)
    if (!wanted || !(wanted.before || wanted.after))
      return refuse(context, 400, 'an address to start from and one to lead to are needed')
    const present = await readEntries(spaceOf(context), redirectsDatasource)
    const isThere = (entries: readonly DatasourceEntry[]) =>
      !wanted.before || entries.some(entry => isSame(entry, wanted.before))
    if (!isThere(present)) return refuse(context, 409, 'somebody else has changed this redirect')
    if (wanted.after) {
      const { notes = [] } = (await describe(context, changed(present, wanted))).redirects.at(-1) ?? {}
      const open = notes.filter(({ kind }) => kind === 'fault' || (kind === 'doubt' && !wanted.isConfirmed))
      const error = open.map(note => note.text).join('; ')
      if (error)
        return context.json({ error, mayConfirm: open.every(({ kind }) => kind === 'doubt') }, 422, noStore)
    }
    const changing = changeEntries(spaceOf(context), redirectsDatasource, entries =>
      isThere(entries) ? changed(entries, wanted) : entries,
    )
    context.executionCtx.waitUntil(changing)
    const done = await changing
    if (!done) return refuseAll(context)
    if (done.refusal) return refuse(context, 422, done.refusal)
    const message = { text: 'redirects changed', action: 'entries_updated', space_id: mainSpace }
    await tell(JSON.stringify({ ...message, datasource_slug: redirectsDatasource }), context)
    return context.json(await describe(context, done.entries), 200, noStore)
  })
  return routes
}
