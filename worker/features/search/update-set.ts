import { isBefore, type Publications } from '../../core/content/version/publications.ts'
import { type DocumentSource, documentPages, documentsOf } from './load-documents.ts'
import {
  hasCompounds,
  type PackedDocument,
  packed,
  partsAsked,
  type SearchDocument,
  unpacked,
  vocabularyOf,
  withParts,
} from './search-document.ts'
import type { SearchStore, SetState } from './search-store.ts'

/** The known state of the content: its version, and what was published lately. */
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

/** Maximum milliseconds between two readings of all stories, if something was published. */
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

/** Letters of documents that are in memory together; of more only their words are. Those of 5,000 pages of 250 words are eleven million. */
const mostHeld = 16_000_000

const lettersOf = ({ texts }: PackedDocument) => texts.reduce((sum, text) => sum + text.length, 0)

/** The words of all documents; with the documents if there are not too many. */
async function readAll(from: DocumentSource) {
  const words = new Set<string>()
  let letters = 0
  let held: PackedDocument[] | undefined = []
  for await (const documents of documentPages(from)) {
    for (const word of vocabularyOf(documents)) words.add(word)
    const page = documents.map(packed)
    letters += page.reduce((sum, document) => sum + lettersOf(document), 0)
    if (letters > mostHeld) held = undefined
    held?.push(...page)
  }
  return { words, held }
}

/** Number of documents that are written at once: a few segments of the full text. */
const writtenAtOnce = 500

function* pagesOf(held: readonly PackedDocument[]): Generator<readonly SearchDocument[]> {
  for (let at = 0; at < held.length; at += writtenAtOnce)
    yield held.slice(at, at + writtenAtOnce).map(unpacked)
}

/** The words for splitting the compounds of some documents: those of the set, and their own. */
async function wordsFor(documents: readonly SearchDocument[], { store, set, from }: UpdateDependencies) {
  const parts = partsAsked(documents, from.language)
  const known = parts.length ? await store.wordsAmong(set, parts) : []
  return new Set([...known, ...vocabularyOf(documents)])
}

/**
 * Reads all stories, and writes those that differ. Compounds are split by the words of all documents: for a set without any words, the stories of a
 * large site are read twice.
 */
async function updateWhole(dependencies: UpdateDependencies, isFirst: boolean): Promise<void> {
  const { store, set, from } = dependencies
  const all = isFirst && hasCompounds(from.language) ? await readAll(from) : undefined
  const uuids: string[] = []
  for await (const documents of all?.held ? pagesOf(all.held) : documentPages(from)) {
    const words = all?.words ?? (await wordsFor(documents, dependencies))
    await writeChanged(documents, words, dependencies)
    uuids.push(...documents.map(({ uuid }) => uuid))
  }
  await store.keepOnly(set, uuids)
}

/** Reads the stories that were published, moved or removed, and writes theirs. */
async function updateStories(
  changed: { readonly uuids: readonly string[]; readonly ids: readonly number[] },
  dependencies: UpdateDependencies,
): Promise<void> {
  const { store, set, from } = dependencies
  const { uuids } = changed
  // No product was published, so a page that was not a product's is none now.
  const possible = new Set(uuids.length ? await store.possibleProgrammes(set, uuids) : [])
  const documents = uuids.length ? await documentsOf(from, uuids, uuid => possible.has(uuid)) : []
  await writeChanged(documents, await wordsFor(documents, dependencies), dependencies)
  const found = new Set(documents.map(({ uuid }) => uuid))
  const gone = uuids.filter(uuid => !found.has(uuid))
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
  await (changed ? updateStories(changed, dependencies) : updateWhole(dependencies, !state?.completeAt))
  const { cv, changedAt } = moment
  await store.finish(set, { cv, changedAt, completeAt: changed ? 0 : now })
}
