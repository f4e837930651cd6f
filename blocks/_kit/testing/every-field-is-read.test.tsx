import { readdirSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { assemblePage } from '../../../worker/core/page/assemble.ts'
import { type BlockLogic, blockLogic, createValidator } from '../../../worker/core/page/registry.ts'
import { blockIslands, blockViews } from '../../../worker/core/page/render/registry.ts'
import { createPageRenderer } from '../../../worker/core/page/render/renderer.ts'
import { sampleFacts } from '../../../worker/core/page/sample-facts.ts'
import { type Fields, fieldMetadata } from '../fields/field.ts'
import { isObject } from '../fields/is-object.ts'
import type { Fixture } from '../fixture.ts'
import type { HeadingLevel } from '../heading.tsx'
import { themeNames } from '../themes/all.ts'
import { isTested } from './is-tested.ts'

/** Names of fields that were read, or copied into another object; fields of entries are `list.field`. */
interface FieldReads {
  readonly read: Set<string>
  readonly copied: Set<string>
}

/** Returns a field's value. Also records reads of the value's own fields: those of a list's entries, or of a referenced story. */
function inside(field: Fields[string], value: unknown, path: string, reads: FieldReads): unknown {
  const { entries, related } = fieldMetadata(field)
  if (entries && Array.isArray(value))
    return value.map(entry => (isObject(entry) ? recordReads(entries, entry, reads, `${path}.`) : entry))
  if (!related || !isObject(value)) return value
  // Before it is resolved a reference contains the story's fields; a resolved reference consists of them.
  if (value.kind === 'reference' && isObject(value.fields))
    return { ...value, fields: recordReads(related, value.fields, reads, `${path}.`) }
  return recordReads(related, value, reads, `${path}.`)
}

/**
 * Content whose reads are recorded. A spread reads the descriptor of a field before its value (ECMAScript, CopyDataProperties), which
 * distinguishes copying from reading.
 */
function recordReads(fields: Fields, content: Content, reads: FieldReads, path = ''): Content {
  let described: string | symbol | undefined
  return new Proxy(content, {
    getOwnPropertyDescriptor(target, name) {
      described = name
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      const isCopied = described === name
      described = undefined
      if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return value
      ;(isCopied ? reads.copied : reads.read).add(path + name)
      return inside(fields[name]!, value, path + name, reads)
    },
  })
}

/** Fields that the block itself does not read, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'consent-form.settings.noticeHeadline': 'said by the notice: `blocks/_kit/consent/consent-windows.tsx`',
  'consent-form.settings.noticeText': 'said by the notice',
  'consent-form.settings.privacyPage': 'linked in the notice',
  'consent-form.settings.settingsLabel': 'said by the notice',
  'course-terms.courseMode': 'told to search engines: `worker/core/page/subject/course-models.ts`',
  'contact-bubble.onBlankPages':
    'decides whether a page has the block at all: `worker/core/page/make-page.ts`',
}

/** A block is also read where the fixtures of others hold it. */
const hasTestedBlock = ({ content }: Fixture) =>
  [...JSON.stringify(content).matchAll(/"component":"([\w-]+)"/g)].some(([, name]) => isTested(name!))

const fixtures = Object.values(
  import.meta.glob<readonly Fixture[]>('../../*/fixtures.ts', { eager: true, import: 'fixtures' }),
)
  .flat()
  .filter(hasTestedBlock)

type Content = Readonly<Record<string, unknown>>
type View = (props: object) => React.ReactNode

const recordings = new Map<string, FieldReads>()

function readsOf(component: string): FieldReads {
  const reads = recordings.get(component) ?? { read: new Set<string>(), copied: new Set<string>() }
  recordings.set(component, reads)
  return reads
}

/** The block with its content recorded, in everything that reads it. */
function recorded(logic: BlockLogic): BlockLogic {
  const { component, schema, props, data } = logic
  const record = (content: object) => recordReads(schema.fields, content as Content, readsOf(component))
  const { heading } = schema.block
  const metadata = heading && {
    ...schema.block,
    heading: (content: never, above: HeadingLevel) => heading(record(content) as never, above),
  }
  return {
    ...logic,
    schema: metadata ? { ...schema, block: metadata } : schema,
    ...(props && { props: (content: never, ...rest) => props(record(content) as never, ...rest) }),
    ...(data && { data: (content: never) => data(record(content) as never) }),
  } as BlockLogic
}

/** The view of a block without `props.ts` reads the content itself. */
function recordedView(component: string, View: ComponentType<never>): ComponentType<never> {
  const logic = blockLogic.get(component)
  if (!logic || logic.props) return View
  const view = View as unknown as View
  return ((props: object) =>
    view(recordReads(logic.schema.fields, props as Content, readsOf(component)))) as ComponentType<never>
}

const registry = new Map([...blockLogic].map(([name, logic]) => [name, recorded(logic)] as const))
const views = Object.fromEntries(
  Object.entries(blockViews).map(([name, view]) => [name, recordedView(name, view)]),
)

function renderAll(): void {
  const renderer = createPageRenderer({
    views,
    islands: blockIslands,
    validate: createValidator(registry),
    log: () => undefined,
    account: () => undefined,
  })
  const documents = [
    { query: '', body: fixtures.map(({ content }) => content) },
    ...fixtures.flatMap(({ query, content }) => (query ? [{ query, body: [content] }] : [])),
  ]
  for (const theme of themeNames) {
    const facts = sampleFacts({ theme, language: 'de', now: Date.UTC(2026, 10, 21, 8) })
    for (const { query, body } of documents) {
      const page = assemblePage({ status: 200, anchor: {}, body, header: undefined, footer: undefined })
      renderer.slots(page, { ...facts, query })
    }
    for (const { content } of fixtures) {
      const logic = registry.get(content.component)
      const verdict = logic && createValidator(registry)(content)
      if (!verdict?.ok) continue
      logic?.data?.(verdict.content as never)
      logic?.schema.block.heading?.(verdict.content as never, 'h2')
    }
  }
}

const kitImport = /from '\.\.\/(_kit\/[\w/-]+\.tsx?)'/g

/** Everything of a block that is sent or run, and the files of the kit that it imports, as text: where a copied field may be used. */
function codeOf(component: string): string {
  const own = readdirSync(`blocks/${component}`)
    .filter(file => /\.tsx?$/.test(file) && !/^(?:schema|fixtures|messages)\.ts$|\.test\./.test(file))
    .map(file => readFileSync(`blocks/${component}/${file}`, 'utf8'))
    .join('\n')
  const kit = [...own.matchAll(kitImport)].map(([, path]) => readFileSync(`blocks/${path}`, 'utf8'))
  return [own, ...kit].join('\n')
}

const namesIn = (fields: Fields, path = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { entries, related } = fieldMetadata(field)
    return [path + name, ...namesIn({ ...entries, ...related }, `${path}${name}.`)]
  })

renderAll()
const blocks = [...blockLogic].filter(([name, { component }]) => name === component)

describe('every field of a block is read', () => {
  it.each(blocks.filter(([component]) => isTested(component)))('of %s', (component, { schema }) => {
    const { read, copied } = readsOf(component)
    const code = codeOf(component)
    const isUsed = (name: string) =>
      read.has(name) || (copied.has(name) && new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(code))
    const unread = namesIn(schema.fields).filter(name => !isUsed(name))
    expect(unread.filter(name => !Object.hasOwn(exceptions, `${component}.${name}`))).toEqual([])
  })

  it('the exceptions are still needed', () => {
    const known = blocks.flatMap(([component, { schema }]) =>
      namesIn(schema.fields).map(name => `${component}.${name}`),
    )
    for (const name of Object.keys(exceptions)) expect(known).toContain(name)
  })
})

describe('the recording', () => {
  const fields = blockLogic.get('testimonial')!.schema.fields
  it('tells reading from copying', () => {
    const reads: FieldReads = { read: new Set(), copied: new Set() }
    const content = recordReads(fields, { quote: 'a', title: 'b', age: 5 }, reads)
    const { quote, ...rest } = content
    expect([quote, { ...rest }]).toEqual(['a', { title: 'b', age: 5 }])
    expect([...reads.read]).toEqual(['quote'])
    expect([...reads.copied]).toEqual(['title', 'age'])
  })
})
