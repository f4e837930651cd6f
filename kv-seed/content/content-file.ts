import * as v from 'valibot'
import { type MoveRow, moveRow } from '../../worker/content/index/move-rows.ts'
import {
  datasourceSchema,
  type SpaceSeed,
  spaceMetaSchema,
  storedStorySchema,
} from '../../worker/content-api/space.ts'
import { issuesText, messageOf } from '../../worker/log/reason-of.ts'

/** The content of a site: its spaces, and the addresses that its stories had before. */
export interface SiteContent {
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

const line = v.variant('kind', [space, story, datasource, moved])
type Line = v.InferOutput<typeof line>

/**
 * The content as lines of JSON: a space comes before its stories and datasources. The same content gives the same lines, so that two files can be
 * compared line by line.
 */
export function writeContent({ spaces, moves }: SiteContent): readonly string[] {
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
  return [...lines, ...moves.map((row): Line => ({ kind: 'moved', ...row }))].map(one => JSON.stringify(one))
}

function parseLine(text: string, number: number): Line {
  const at = (reason: string) => new Error(`line ${number}: ${reason}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw at(`no JSON (${messageOf(error).slice(0, 80)})`)
  }
  const result = v.safeParse(line, value)
  if (!result.success) throw at(issuesText(result.issues))
  return result.output
}

type Building = Omit<SpaceSeed, 'stories' | 'datasources'> & {
  readonly stories: SpaceSeed['stories'][number][]
  readonly datasources: SpaceSeed['datasources'][number][]
}

function addTo(spaces: Map<number, Building>, one: Exclude<Line, { kind: 'moved' }>, number: number): void {
  if (one.kind === 'space') {
    const { kind: _kind, ...own } = one
    if (spaces.has(own.id)) throw new Error(`line ${number}: space ${own.id} comes twice`)
    spaces.set(own.id, { ...own, stories: [], datasources: [] })
    return
  }
  const owner = spaces.get(one.space)
  if (!owner) throw new Error(`line ${number}: space ${one.space} is not in the lines before`)
  if (one.kind === 'datasource') owner.datasources.push(one.datasource)
  else
    owner.stories.push({ draft: one.draft, published: one.published === 'draft' ? one.draft : one.published })
}

/** Reads what `writeContent` wrote. Throws an error that names the first line that is wrong. */
export function readContent(text: string): SiteContent {
  const spaces = new Map<number, Building>()
  const moves: SiteContent['moves'][number][] = []
  for (const [index, one] of text.split('\n').entries()) {
    if (!one.trim()) continue
    const read = parseLine(one, index + 1)
    if (read.kind !== 'moved') addTo(spaces, read, index + 1)
    else moves.push({ uuid: read.uuid, language: read.language, path: read.path })
  }
  if (!spaces.size) throw new Error('the file has no space')
  if ([...spaces.values()].every(({ stories }) => !stories.length)) throw new Error('the file has no story')
  return { spaces: [...spaces.values()], moves }
}
