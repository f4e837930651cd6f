import { isBefore, type Publications } from '../../content/version/publications.ts'
import { type DocumentSource, documentsOf, loadDocuments } from './load-documents.ts'
import { partsAsked, type SearchDocument, vocabularyOf, withParts } from './search-document.ts'
import type { SearchStore, SetState } from './search-store.ts'

/** The state of the content as it is known: its version, and what was published lately. */
export interface ContentMoment {
  readonly cv: number
  readonly changedAt: number
  readonly publications: Publications
}

export interface UpdateDependencies {
  readonly store: SearchStore
  readonly set: string
  readonly from: DocumentSource
  readonly now: number
}

/** All stories are read at least once in this time where something was published. */
const COMPLETE_AFTER = 24 * 3600_000

/** Whether a set was built from an earlier state of the content. */
export const isBehind = (state: SetState, { cv, changedAt }: ContentMoment): boolean =>
  isBefore({ cv: state.cv, fetchedAt: state.changedAt }, { cv, at: changedAt })

async function writeChanged(
  documents: readonly SearchDocument[],
  vocabulary: ReadonlySet<string>,
  { store, set, from }: UpdateDependencies,
): Promise<void> {
  const changed = await store.changedAmong(set, documents)
  if (!changed.length) return
  const parted = withParts(changed, { language: from.language, isWord: word => vocabulary.has(word) })
  await store.put(set, parted)
}

/** Reads all stories, and writes those that differ. */
async function updateWhole(dependencies: UpdateDependencies): Promise<void> {
  const { store, set, from } = dependencies
  const documents = await loadDocuments(from)
  await writeChanged(documents, vocabularyOf(documents), dependencies)
  await store.keepOnly(
    set,
    documents.map(({ uuid }) => uuid),
  )
}

/** Reads the stories that were published, moved or removed, and writes theirs. */
async function updateStories(
  changed: { readonly uuids: readonly string[]; readonly ids: readonly number[] },
  dependencies: UpdateDependencies,
): Promise<void> {
  const { store, set, from } = dependencies
  const documents = changed.uuids.length ? await documentsOf(from, changed.uuids) : []
  const parts = partsAsked(documents, from.language)
  const known = parts.length ? await store.wordsAmong(set, parts) : []
  await writeChanged(documents, new Set([...known, ...vocabularyOf(documents)]), dependencies)
  const found = new Set(documents.map(({ uuid }) => uuid))
  const gone = changed.uuids.filter(uuid => !found.has(uuid))
  if (gone.length || changed.ids.length) await store.drop(set, gone, changed.ids)
}

/** The stories that changed since a set was built; undefined where all have to be read. */
function changedSince(state: SetState, { publications }: ContentMoment, now: number) {
  const built = { cv: state.cv, fetchedAt: state.changedAt }
  if (now - state.completeAt > COMPLETE_AFTER || isBefore(built, publications.from)) return undefined
  const stories = publications.list.filter(one => isBefore(built, one)).flatMap(({ stories }) => stories)
  // The pages of a product are not known by its name.
  if (stories.some(({ type }) => type === 'product')) return undefined
  return {
    uuids: [...new Set(stories.flatMap(({ uuid }) => uuid || []))],
    ids: stories.filter(({ uuid, id }) => !uuid && id).map(({ id }) => id),
  }
}

/** Brings a set, which the caller has claimed, to a state of the content. Throws `SourceError`, and where the database fails. */
export async function updateSet(
  state: SetState | undefined,
  moment: ContentMoment,
  dependencies: UpdateDependencies,
): Promise<void> {
  const { store, set, now } = dependencies
  const changed = state?.completeAt ? changedSince(state, moment, now) : undefined
  await (changed ? updateStories(changed, dependencies) : updateWhole(dependencies))
  const { cv, changedAt } = moment
  await store.finish(set, { cv, changedAt, completeAt: changed ? 0 : now })
}
