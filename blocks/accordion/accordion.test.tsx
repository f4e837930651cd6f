import { describe, expect, it } from 'vitest'
import type { HeadingLevel } from '../_kit/heading.tsx'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const [first] = fixtures[0]!.content.accordionLists as Record<string, unknown>[]
const list = (extra: object = {}) => ({ ...first, ...extra })
const render = (accordionLists: readonly object[], extra: object = {}) =>
  renderContent({ component: 'accordion', _uid: 'a', accordionLists, ...extra }).html
const openItems = (html: string) =>
  [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => /\sopen(=|\s|>)/.test(tag))

describe('accordion', () => {
  it.each([
    [[list()], false],
    [[list(), list()], true],
    [[list(), list(), list()], false],
    [[list(), list({ accordionItems: [] })], false],
  ])('shows headlines with exactly two lists (%#)', (lists, expected) => {
    expect(render(lists).includes('>Zulassung</h2>')).toBe(expected)
  })

  it.each([
    [1, 'accordion-columns-1'],
    [4, 'accordion-columns-4'],
    [5, 'accordion-columns-many'],
    [9, 'accordion-columns-many'],
  ])('%d lists stand in %s', (count, expected) => {
    const html = render(Array.from({ length: count }, () => list()))
    expect(html).toContain(`class="accordion ${expected}"`)
    expect(html.match(/class="accordion-list"/g)).toHaveLength(count)
  })

  const levels = (html: string) => [
    ...new Set([...html.matchAll(/<summary[^>]*><(h\d)>[^<]/g)].map(([, level]) => level)),
  ]
  const levelled = (level: string) => list({ headlineProps: [{ component: 'headline-props', level }] })
  const below = (above: HeadingLevel, lists: readonly object[]) =>
    renderContent(
      { component: 'accordion', _uid: 'a', accordionLists: lists },
      { facts: { outline: () => new Map([['accordion:a', above]]) } },
    ).html

  it.each([
    ['h1', 'the heading above', [list()], ['h2']],
    ['h2', 'the heading above', [list()], ['h3']],
    ['h6', 'the heading above, if any level is left', [list()], ['h6']],
    ['h2', 'the lists’ own headlines', [list(), list()], ['h4']],
    ['h3', 'headlines of level 2', [levelled('h2'), levelled('h2')], ['h3']],
    ['h2', 'the heading above, not headlines that are not shown', [levelled('h4')], ['h3']],
    ['h2', 'the heading above, in lists without headlines', [list({ headline: '' }), list()], ['h3', 'h4']],
  ] as const)('under %s titles stand below %s', (above, _, lists, expected) => {
    expect(levels(below(above, lists))).toEqual(expected)
  })

  it('headlines stand below the heading above', () => {
    expect(below('h3', [list(), list()])).toContain('>Zulassung</h4>')
  })

  it('opens the first item of a list where selected', () => {
    expect(openItems(render([list()]))).toEqual([true, false, false, false])
    expect(openItems(render([list({ firstAccordionItemOpen: false })]))).toEqual([false, false, false, false])
  })

  it('names the items of one list alike in single mode, so that one closes the other', () => {
    const names = (html: string) =>
      [...html.matchAll(/<details[^>]*? name="([^"]+)"/g)].map(match => match[1])
    const found = names(render([list(), list()], { single: true }))
    expect(found).toHaveLength(8)
    expect(new Set(found.slice(0, 4)).size).toBe(1)
    expect(found[4]).not.toBe(found[0])
    expect(names(render([list()]))).toEqual([])
  })

  it('leaves out items without an answer, and says nothing when none is left', () => {
    const accordionItems = [{ _uid: '1', title: 'Ohne Antwort', content: { type: 'doc' } }]
    expect(render([list({ accordionItems })])).toBe('')
  })
})
