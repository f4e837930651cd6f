import { expect, it } from 'vitest'
import type { BlockSchema } from '../blocks/_kit/block-schema.ts'
import { type Field, type FieldMetadata, type Fields, fieldMetadata } from '../blocks/_kit/fields/field.ts'
import { isObject } from '../blocks/_kit/fields/is-object.ts'
import { nodeAttributes } from '../blocks/_kit/fields/rich-text-document.ts'
import { storyTypes } from '../worker/core/content/types/story-types.ts'
import { isPage, objectsIn, pathsOf } from './broken-links.ts'
import { mainSpace } from './space.ts'
import { exceptions, madeOf } from './testing/demonstrated-elsewhere.ts'

type Content = Readonly<Record<string, unknown>>

const blockSchemas = import.meta.glob<{ schema: BlockSchema }>('../blocks/*/schema.ts', { eager: true })

/** The entries that belong to blocks, by the name of their component. */
const entriesOf = (fields: Fields): (readonly [string, Fields])[] =>
  Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    return entries ? [[allowed![0]!, entries] as const, ...entriesOf(entries)] : []
  })

const named: readonly (readonly [string, Fields])[] = [
  ...[...storyTypes].map(([name, { fields }]) => [name, fields] as const),
  ...Object.entries(blockSchemas).flatMap(([path, { schema }]) =>
    [path.split('/').at(-2)!, ...(schema.block.aliases ?? [])].map(name => [name, schema.fields] as const),
  ),
]
const kinds = new Map([...named, ...named.flatMap(([, fields]) => entriesOf(fields))])

const stories = mainSpace().stories.map(({ draft }) => draft)
type Story = (typeof stories)[number]

const isSystem = ({ full_slug }: Story) => /^(?:\w+\/)?(?:error|settings)\//.test(full_slug)
const isLanding = ({ content }: Story) => String(content.component).startsWith('lp-')
const isForms = ({ full_slug }: Story) => full_slug.includes('forms-space/')

/** A page of the sitemap (`isIndexable` of the worker). */
const isListed = (story: Story) =>
  isPage(story) && !isSystem(story) && !isLanding(story) && !isForms(story) && !story.content.noindex

const addressesIn = (content: unknown) =>
  new Set(
    objectsIn(content).flatMap(({ cached_url, href }) => [cached_url, href].filter(Boolean).map(String)),
  )

const linked = addressesIn(stories.filter(isListed).map(({ content }) => content))
/** A page to which one of the sitemap links: landing pages and forms are in no sitemap. */
const isReached = (story: Story) =>
  (isLanding(story) || isForms(story)) &&
  [story.full_slug, ...pathsOf(story)].some(address => linked.has(address))

/** Stories without a page are parts of others: settings, programmes, campaigns, forms. */
const shown = stories.filter(story => (isPage(story) ? isListed(story) || isReached(story) : true))
const contents = objectsIn(shown.map(({ content }) => content))

const isSet = (value: unknown, { type, defaultValue }: FieldMetadata): boolean => {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (type === 'boolean') return value !== (defaultValue ?? false)
  if (type === 'asset') return isObject(value) && Boolean(value.filename)
  if (type === 'multilink')
    return isObject(value) && [value.url, value.id, value.cached_url, value.email].some(Boolean)
  return String(value) !== String(defaultValue ?? '')
}

/** Where a block stands in the outline, how wide, and on which ground: drawn by one component for all blocks (`Section`, `Heading`). */
const frame: ReadonlySet<string> = new Set([
  ...['headlineLevel', 'isHighlighted', 'size', 'spacing'],
  ...['backgroundColor', 'accentColor', 'topEdge', 'bottomEdge'],
])

/** The name that identifies a field: several kinds may declare one field, and that of a frame has its name. */
const identityOf = (name: string, field: Field): Field | string => (frame.has(name) ? name : field)

/** Those with a value of their own. */
const used = new Set<Field | string>()
const present = new Set<string>()
for (const content of contents) {
  const fields = kinds.get(String(content.component))
  if (!fields) continue
  present.add(String(content.component))
  for (const [name, field] of Object.entries(fields))
    if (isSet(content[name], fieldMetadata(field))) used.add(identityOf(name, field))
}

const unused = new Map<Field | string, string>()
for (const [kind, fields] of kinds)
  for (const [name, field] of Object.entries(fields)) {
    const identity = identityOf(name, field)
    if (!used.has(identity) && !unused.has(identity)) unused.set(identity, `${kind}.${name}`)
  }

/** The kinds that stand in a kind that is named as an exception. */
const heldByExceptions = new Set(
  named
    .flatMap(([name, fields]) => (Object.hasOwn(exceptions, name) ? entriesOf(fields) : []))
    .map(([kind]) => kind),
)

const nodes = contents.filter(({ component, type }) => !component && typeof type === 'string')
const bodyOf = ({ attrs }: Content) => (isObject(attrs) && Array.isArray(attrs.body) ? attrs.body : [])
const embedded = new Set(
  nodes
    .filter(({ type }) => type === 'blok')
    .flatMap(node => bodyOf(node).map(({ component }: Content) => component)),
)
const inText = Object.entries(blockSchemas).flatMap(
  ([
    path,
    {
      schema: { block },
    },
  ]) => (block.inText ? [path.split('/').at(-2)!, ...(block.aliases ?? [])] : []),
)

const missing = [
  ...[...kinds.keys()].filter(kind => !present.has(madeOf[kind] ?? kind) && !heldByExceptions.has(kind)),
  ...[...unused.values()].filter(
    name => present.has(name.split('.')[0]!) && !present.has(madeOf[name] ?? name),
  ),
  ...inText.filter(name => !embedded.has(name)).map(name => `text: ${name}`),
  ...[...Object.keys(nodeAttributes), 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript']
    .concat('bold', 'highlight', 'textStyle', 'anchor', 'styled', 'link')
    .filter(type => type !== 'unknown' && !nodes.some(node => node.type === type))
    .map(type => `text: ${type}`),
  ...['+1', 'heart']
    .filter(name => !nodes.some(({ attrs }) => isObject(attrs) && attrs.name === name))
    .map(name => `emoji: ${name}`),
  ...['|label}', '|date}']
    .filter(marker => !JSON.stringify(shown).includes(marker))
    .map(marker => `{fv:${marker}`),
  ...(contents.some(({ kind }) => kind === 'videoChat') ? [] : ['channel: videoChat']),
]

it('each type, field and embedded kind is shown by a page that visitors reach, but for those that are named', () => {
  expect(missing.filter(name => !Object.hasOwn(exceptions, name))).toEqual([])
})

it('nothing is named as missing that is there', () => {
  expect(Object.keys(exceptions).filter(name => !missing.includes(name))).toEqual([])
})

it('what the worker makes of other content is placed and set by nobody', () => {
  const named = new Set([...[...kinds.keys()].filter(kind => !present.has(kind)), ...unused.values()])
  expect(Object.keys(madeOf).filter(name => !named.has(name))).toEqual([])
})
