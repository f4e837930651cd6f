import * as v from 'valibot'
import {
  type Datasource,
  datasourceSchema,
  type StoryRecord,
  storedStorySchema,
} from '../worker/core/content/space-schema.ts'

/** The fields that the file of each story has; it has others only where their values are not the defaults. */
const always: readonly string[] = [
  ...['name', 'slug', 'full_slug', 'id', 'uuid', 'position'],
  ...['created_at', 'first_published_at', 'published_at'],
]

const defaults: Readonly<Record<string, unknown>> = v.getDefaults(storedStorySchema)

const pick = (content: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(content, name) ? { [name]: content[name] } : {}

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * The text of a story's file: what is published, or the draft of a story that is not published, which has no `published_at`. The same story gives
 * the same text. The content comes last, because it is long.
 */
export function storyFileText({ draft, published }: StoryRecord): string {
  const story = v.parse(storedStorySchema, published ?? { ...draft, published_at: null })
  const { content, translated_slugs, ...fields } = story
  const named: Readonly<Record<string, unknown>> = fields
  const others = Object.entries(named).filter(
    ([name, value]) => !always.includes(name) && JSON.stringify(value) !== JSON.stringify(defaults[name]),
  )
  return jsonText({
    ...Object.fromEntries(always.map(name => [name, named[name]])),
    translated_slugs: translated_slugs?.map(({ lang, ...slug }) => ({ lang, ...slug })) ?? null,
    ...Object.fromEntries(others),
    // The editor sends these two the other way round.
    content: { ...pick(content, '_uid'), ...pick(content, 'component'), ...content },
  })
}

/** The text of a datasource's file. */
export function datasourceFileText(datasource: Datasource): string {
  const { dimensions, entries, ...own } = v.parse(datasourceSchema, datasource)
  return jsonText({
    ...own,
    ...(dimensions.length && { dimensions }),
    entries: entries.map(({ dimension_values: values, ...entry }) => ({
      ...entry,
      ...(Object.keys(values).length && { dimension_values: values }),
    })),
  })
}
