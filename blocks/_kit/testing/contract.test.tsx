import { describe, expect, it } from 'vitest'
import { isFullSize } from '../../../e2e/full-size.ts'
import { blockLogic } from '../../../worker/core/page/registry.ts'
import { blockIslands, blockViews } from '../../../worker/core/page/render/registry.ts'
import { fixtureFacts } from '../../../worker/core/page/sample-facts.ts'
import { fieldMetadata } from '../fields/field.ts'
import type { Fixture } from '../fixture.ts'
import { themeNames } from '../themes/all.ts'
import { fifthTheme } from './fifth-theme.ts'
import { isTested } from './is-tested.ts'
import { renderContent } from './render-content.ts'

interface FixtureModule {
  readonly fixtures: readonly Fixture[]
  readonly invalid: readonly unknown[]
  /** Content that is shown without an entry of one of its lists. */
  readonly damaged?: readonly unknown[]
}

const modules = import.meta.glob<FixtureModule>('../../*/fixtures.ts', { eager: true })
const all = Object.entries(modules)
  .map(([path, module]) => ({ block: path.split('/').at(-2)!, ...module }))
  .filter(({ block }) => isTested(block))

/** A block's first fixture is rendered in each theme, the others in one of them; all in each at full size. */
const themesOf = (index: number) =>
  isFullSize || index === 0 ? themeNames : [themeNames[index % themeNames.length]!]

const cases = all.flatMap(({ block, fixtures }) =>
  fixtures.flatMap(({ name, content, ...own }, index) =>
    themesOf(index).map(theme => ({ block, name, theme, content, facts: fixtureFacts(own) })),
  ),
)

describe('every block', () => {
  it('has a view, fixtures, and malformed content to refuse', () => {
    const folders = [...new Set([...blockLogic.values()].map(({ component }) => component))]
      .filter(isTested)
      .sort()
    expect(Object.keys(blockViews).filter(isTested).sort()).toEqual(folders)
    expect(all.map(({ block }) => block).sort()).toEqual(folders)
    for (const { block, fixtures } of all) expect(fixtures.length, block).toBeGreaterThan(0)
  })

  it('an island belongs to a block or to the kit', () => {
    const ofKit = Object.keys(import.meta.glob('../islands/*.tsx')).map(path => path.split(/[/.]/).at(-2)!)
    for (const name of Object.keys(blockIslands))
      expect(blockLogic.has(name) !== ofKit.includes(name), name).toBe(true)
  })

  it('names its fields as the CMS allows', () => {
    for (const { component, schema } of blockLogic.values()) {
      if (!isTested(component)) continue
      for (const [name, field] of Object.entries(schema.fields)) {
        expect(name, `${component}.${name}`).toMatch(/^[a-zA-Z]\w*$/)
        expect(fieldMetadata(field).type, `${component}.${name}`).toBeTruthy()
      }
    }
  })

  it('fixtures have names of their own', () => {
    for (const { block, fixtures } of all)
      expect(new Set(fixtures.map(({ name }) => name)).size, block).toBe(fixtures.length)
  })
})

/** A hostile link is left out of its block and logged: the fixture itself has no fault. */
const isFault = ({ event }: { readonly event: string }) => event !== 'link-lost'

describe('every fixture', () => {
  it.each(cases)('$block/$name in $theme, the same twice', ({ content, theme, facts }) => {
    const { html, log } = renderContent(content, { theme, facts })
    expect(renderContent(content, { theme, facts }).html).toBe(html)
    expect(log.filter(isFault)).toEqual([])
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/ on[a-z]+="(?!load|idle|visible|media|interaction)/)
    expect(html).not.toMatch(/(href|src)="\s*javascript:/i)
    expect(html).not.toMatch(/<script|undefined|\[object Object\]|NaN/)
  })

  it.each(all)('$block in a theme that is one file of data', ({ fixtures }) => {
    for (const { content, ...own } of fixtures) {
      const facts = { ...fixtureFacts(own), theme: fifthTheme }
      const { html, log } = renderContent(content, { facts })
      expect(log.filter(isFault)).toEqual([])
      expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
    }
  })
})

describe('malformed content', () => {
  const refused = all.flatMap(({ block, invalid }) =>
    invalid.map((content, index) => ({ block, index, content })),
  )
  it.each(refused)('$block, $index: is left out, and the log says why', ({ content }) => {
    const { html, log } = renderContent(content)
    expect(html).toBe('')
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ event: 'block-lost', reason: expect.stringMatching(/./) })
  })

  const lacking = all.flatMap(({ block, damaged = [] }) =>
    damaged.map((content, index) => ({ block, index, content })),
  )
  it.each(lacking)('$block, $index: loses an entry alone, and the log says which', ({ content }) => {
    const { log } = renderContent(content)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ event: 'entry-lost', reason: expect.stringMatching(/, entry \d+: ./) })
  })

  const values: unknown[] = [
    undefined,
    null,
    '',
    'text',
    5,
    true,
    [],
    {},
    [null],
    [{}],
    [[]],
    { type: 'doc', content: [null] },
    { linktype: 5 },
    'x'.repeat(5000),
  ]
  const fields = all.flatMap(({ block, fixtures }) =>
    fixtures
      .filter(({ hidden }) => !hidden)
      .flatMap(({ name, content }) => Object.keys(content).map(field => ({ block, name, field, content }))),
  )
  /** The first fixture of each block and each of its types that has the field: the others fill in other texts. */
  const firsts = new Map(
    fields.map(one => [`${one.block} ${one.content.type} ${one.field}`, one] as const).reverse(),
  )
  // Of all blocks a third of the fields; all in the tests of one block, and at full size.
  const samples = [...firsts.values()].reverse().filter((_, index) => process.env.BLOCK || index % 3 === 0)
  it.each(isFullSize ? fields : samples)('$block/$name: any value in $field', ({ content, field }) => {
    // No value may make the renderer throw: the block either handles it, or is left out and logged.
    for (const value of values)
      expect(typeof renderContent({ ...content, [field]: value }).html).toBe('string')
  })
})
