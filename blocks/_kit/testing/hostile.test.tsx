import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { isFullSize } from '../../../e2e/full-size.ts'
import { blockLogic } from '../../../worker/core/page/registry.ts'
import { fixtureFacts } from '../../../worker/core/page/sample-facts.ts'
import type { Fixture } from '../fixture.ts'
import { fillFields, payloads } from './hostile.ts'
import { isTested } from './is-tested.ts'
import { renderContent } from './render-content.ts'

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]

const forbiddenElements = /^(?:script|style|iframe|object|embed|base|meta|link|frame|applet|math|template)$/
const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'poster',
  'xLinkHref',
  'data',
  'srcSet',
])
const site = 'https://site.example/dir/'

/**
 * Whether a browser would follow an address to a dangerous target: a scheme that runs script, or another host that the text does
 * not openly name.
 */
function isDangerousAddress(text: string): boolean {
  if (!URL.canParse(text, site)) return false
  const { protocol, host } = new URL(text, site)
  if (!/^(?:https?|mailto|tel):$/.test(protocol)) return true
  return protocol.startsWith('http') && host !== 'site.example' && !/^https?:\/\//i.test(text.trim())
}

/** The parts of a piece of HTML that could run script, load from other hosts or link to them. */
function dangersIn(node: Node, path = ''): string[] {
  const dangers: string[] = []
  if (node.type === 'element') {
    if (forbiddenElements.test(node.tagName)) dangers.push(`${path}<${node.tagName}>`)
    for (const [name, value] of Object.entries(node.properties)) {
      const text = String(value)
      // An island's own trigger is called `on`.
      if (/^on./i.test(name) || name === 'style' || name === 'srcDoc' || name === 'autoFocus')
        dangers.push(`${path}<${node.tagName} ${name}="${text}">`)
      if (addressAttributes.has(name) && isDangerousAddress(text))
        dangers.push(`${path}<${node.tagName} ${name}="${text}">`)
    }
  }
  const children = 'children' in node ? node.children : []
  return [...dangers, ...children.flatMap(child => dangersIn(child, path))]
}

const queries = [
  '',
  'x=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
  'x=javascript:alert(1)&y=%22%3E%3Cscript%3E',
  'x=%22,%22href%22:%22javascript:alert(1)%22',
]

describe('the payloads', () => {
  it('are sixty or more, each once', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(60)
    expect(new Set(payloads).size).toBe(payloads.length)
  })

  it('would be noticed', () => {
    const noticed = (html: string) => dangersIn(fromHtml(html, { fragment: true })).length > 0
    for (const html of [
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="//evil.example/">x</a>',
      '<script>1</script>',
      '<p style="x">',
    ])
      expect(noticed(html), html).toBe(true)
    expect(noticed('<a href="/a/" class="x">x</a><x-island on="load"></x-island>')).toBe(false)
  })
})

const modules = import.meta.glob<{ fixtures: readonly Fixture[] }>('../../*/fixtures.ts', { eager: true })

/** The answer to the block's call that a fixture has. */
const answerOf = (component: string) =>
  modules[`../../${component}/fixtures.ts`]!.fixtures.find(({ answer }) => answer !== undefined)?.answer

/** Blocks that show only values from the site's own lists, or only beside codes of languages or times of day. */
const onlyKnownNames: ReadonlySet<string> = new Set([
  'alert-banner',
  'compare-link',
  'form-icon',
  'language-switcher',
  'week',
])

/** Two of five payloads, others for the next block; all at full size. Options and kinds of links alternate by fewer than five. */
const isTried = (turn: number, block: number) => isFullSize || [0, 2].includes((turn + block) % 5)

describe('hostile content', () => {
  const blocks = [...new Set(blockLogic.values())]
  const cases = blocks.map(({ component, schema }, block) => ({ component, schema, block }))
  it.each(cases.filter(({ component }) => isTested(component)))(
    'in every field of $component',
    ({ component, schema, block }) => {
      let shown = 0
      const facts = fixtureFacts({ answer: answerOf(component) })
      for (const [turn, payload] of payloads.entries()) {
        if (!isTried(turn, block)) continue
        const content = { component, _uid: payload, ...fillFields(schema.fields, payload, turn) }
        const { html } = renderContent(content, { facts, query: queries[turn % queries.length]! })
        if (html) shown++
        expect(dangersIn(fromHtml(html, { fragment: true })), payload).toEqual([])
      }
      if (!onlyKnownNames.has(component)) expect(shown, 'renderings that show something').toBeGreaterThan(0)
    },
  )
})
