import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import * as v from 'valibot'
import { issuesText, messageOf } from '../../worker/core/base/log/reason-of.ts'
import { type MoveRow, moveRow } from '../../worker/core/content/index/move-rows.ts'
import {
  datasourceSchema,
  type SpaceSeed,
  storedStorySchema,
} from '../../worker/core/content/space-schema.ts'
import { spaceMetaSchema } from '../../worker/tools/content-api/space.ts'
import { picture, uploadedFile } from '../../worker/tools/content-api/stored-pictures.ts'
import { historyList } from '../../worker/tools/content-api/story-history.ts'
import type { EditorsWork } from './editors-work.ts'

/** The content of a site: its spaces, editors' work outside them, and former addresses of its stories. */
export interface SiteContent extends EditorsWork {
  readonly spaces: readonly SpaceSeed[]
  readonly moves: readonly MoveRow[]
}

const { chunks: _, revision: __, ...meta } = spaceMetaSchema.entries
const space = v.object({ kind: v.literal('space'), ...meta })
const story = v.object({
  kind: v.literal('story'),
  space: v.number(),
  draft: storedStorySchema,
  published: v.nullable(v.union([v.literal('draft'), storedStorySchema])),
})
const datasource = v.object({
  kind: v.literal('datasource'),
  space: v.number(),
  datasource: datasourceSchema,
})
const moved = v.object({ kind: v.literal('moved'), ...moveRow.entries })
const history = v.object({
  kind: v.literal('history'),
  space: v.number(),
  story: v.number(),
  versions: historyList,
})
const uploaded = v.object({
  kind: v.literal('picture'),
  space: v.number(),
  ...picture.entries,
  filename: v.pipe(v.string(), v.regex(uploadedFile)),
  /** The file, in base64. */
  bytes: v.pipe(v.string(), v.base64()),
})

/** The last line: how many lines of each kind come before it, so that a file that was cut off does not pass for a whole one. */
const end = v.object({ kind: v.literal('end'), lines: v.record(v.string(), v.number()) })

const line = v.variant('kind', [space, story, datasource, moved, history, uploaded, end])
type Line = v.InferOutput<typeof line>

const countKinds = (lines: readonly Line[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]))

/**
 * The content as lines of JSON: a space, then its stories and datasources. The same content gives the same lines, so that two files can be
 * compared line by line.
 */
export function writeContent({ spaces, moves, histories, pictures }: SiteContent): readonly string[] {
  const lines: Line[] = spaces.flatMap(({ stories, datasources, ...own }) => [
    { kind: 'space', ...own } as const,
    ...stories.map(({ draft, published }): Line => {
      const [kept, shown] = [
        v.parse(storedStorySchema, draft),
        published && v.parse(storedStorySchema, published),
      ]
      const isSame = JSON.stringify(kept) === JSON.stringify(shown)
      return { kind: 'story', space: own.id, draft: kept, published: isSame ? 'draft' : shown }
    }),
    ...datasources.map(
      (one): Line => ({ kind: 'datasource', space: own.id, datasource: v.parse(datasourceSchema, one) }),
    ),
  ])
  const more = [
    ...histories.map((one): Line => ({ kind: 'history', ...one, versions: [...one.versions] })),
    ...pictures.map(
      (one): Line => ({ kind: 'picture', ...one, bytes: encodeBase64(new Uint8Array(one.bytes).buffer) }),
    ),
    ...moves.map((row): Line => ({ kind: 'moved', ...row })),
  ]
  const all = [...lines, ...more]
  return [...all, { kind: 'end', lines: countKinds(all) }].map(one => JSON.stringify(one))
}

function parseLine(text: string): Line {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`no JSON (${messageOf(error).slice(0, 80)})`)
  }
  const result = v.safeParse(line, value)
  if (!result.success) throw new Error(issuesText(result.issues))
  return result.output
}

type Building = Omit<SpaceSeed, 'stories' | 'datasources'> & {
  readonly stories: SpaceSeed['stories'][number][]
  readonly datasources: SpaceSeed['datasources'][number][]
}

interface Read {
  readonly spaces: Map<number, Building>
  readonly histories: EditorsWork['histories'][number][]
  readonly pictures: EditorsWork['pictures'][number][]
  readonly moves: MoveRow[]
}

function addSpace({ spaces }: Read, { kind: _kind, ...own }: Extract<Line, { kind: 'space' }>): void {
  if (spaces.has(own.id)) throw new Error(`space ${own.id} comes twice`)
  spaces.set(own.id, { ...own, stories: [], datasources: [] })
}

/** Throws an error where the line does not follow from those before. */
function add(read: Read, one: Exclude<Line, { kind: 'end' }>): void {
  if (one.kind === 'space') addSpace(read, one)
  else if (one.kind === 'moved') read.moves.push({ uuid: one.uuid, language: one.language, path: one.path })
  else addToSpace(read, one)
}

/** A line that belongs to the space before it. */
type Part = Exclude<Line, { kind: 'space' | 'moved' | 'end' }>

function addToSpace(read: Read, one: Part): void {
  const owner = read.spaces.get(one.space)
  if (!owner) throw new Error(`space ${one.space} is not in the lines before`)
  if (one.kind === 'datasource') owner.datasources.push(one.datasource)
  if (one.kind === 'story')
    owner.stories.push({ draft: one.draft, published: one.published === 'draft' ? one.draft : one.published })
  if (one.kind === 'history') {
    const { kind: _kind, ...history } = one
    read.histories.push(history)
  }
  if (one.kind === 'picture') {
    const { kind: _kind, bytes, ...described } = one
    read.pictures.push({ ...described, bytes: decodeBase64(bytes) })
  }
}

/** Throws if the last line does not confirm that the file is complete. */
function checkWhole(lines: readonly Line[]): void {
  const last = lines.at(-1)
  const all = lines.slice(0, -1)
  if (last?.kind !== 'end')
    throw new Error(
      'the last line is not the one with the counts: the file was cut off, or is an old one. Export it again, or import what it has with --partial',
    )
  const counted = countKinds(all)
  for (const kind of new Set([...Object.keys(last.lines), ...Object.keys(counted)])) {
    const [written = 0, found = 0] = [last.lines[kind], counted[kind]]
    if (written !== found)
      throw new Error(
        `the file has ${found} lines of the kind "${kind}", and was written with ${written}. Export it again, or import what it has with --partial`,
      )
  }
}

/** Parses a file of `writeContent`; `isPartial` accepts an incomplete file. Throws an error that names the first wrong line. */
export function readContent(text: string, { isPartial = false } = {}): SiteContent {
  const read: Read = { spaces: new Map(), histories: [], pictures: [], moves: [] }
  const lines: Line[] = []
  for (const [index, one] of text.split('\n').entries()) {
    if (!one.trim()) continue
    try {
      const parsed = parseLine(one)
      if (parsed.kind !== 'end') add(read, parsed)
      lines.push(parsed)
    } catch (error) {
      throw new Error(`line ${index + 1}: ${messageOf(error)}`)
    }
  }
  const spaces = [...read.spaces.values()]
  if (!spaces.length) throw new Error('the file has no space')
  if (spaces.every(({ stories }) => !stories.length)) throw new Error('the file has no story')
  if (!isPartial) checkWhole(lines)
  return { ...read, spaces }
}
