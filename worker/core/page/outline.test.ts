import { expect, it } from 'vitest'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { outlineOf } from './outline.ts'

const headline = (level: string): RawBlock => ({ component: 'headline', text: level, level })
const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const heading = (level: number) => ({ ...text(`h${level}`), type: 'heading', attrs: { level } })
const blok = (...body: RawBlock[]) => ({ type: 'blok', attrs: { body } })
const documentOf = (...content: object[]) => ({ type: 'doc', content })
const prose = (...content: object[]): RawBlock => ({
  component: 'rich-text',
  content: documentOf(...content),
})
const inside = (...body: RawBlock[]): RawBlock => ({ component: 'container', body })
const item = { component: 'accordion-item', title: 'Titel', content: documentOf(text('Antwort')) }
const opening = (accordionItem: object = item): RawBlock => ({
  component: 'accordion',
  _uid: 'x',
  accordionLists: [{ component: 'accordion-list', accordionItems: [accordionItem] }],
})
const line: RawBlock = { component: 'accordion-content', _uid: 'x', title: 'Titel', content: item.content }

it.each<[string, RawBlock[], string]>([
  ['nothing but the title of the page', [opening()], 'accordion h1'],
  ['a headline before it', [headline('h2'), opening()], 'accordion h2'],
  ['the last of several', [headline('h2'), headline('h3'), opening()], 'accordion h3'],
  ['a headline around it', [headline('h2'), inside(headline('h3'), inside(opening()))], 'accordion h3'],
  ['no headline of the section before', [inside(headline('h2'), headline('h3')), opening()], 'accordion h1'],
  ['a heading of the text before', [prose(heading(2), text('a'), heading(3)), opening()], 'accordion h3'],
  ['no card before it', [headline('h2'), { component: 'card', title: 'a' }, opening()], 'accordion h2'],
  [
    'the headline of its grid',
    [{ component: 'grid', headline: 'a', headlineLevel: 'h3', items: [opening()] }],
    'accordion h3',
  ],
  [
    'no figure before it',
    [headline('h2'), { component: 'headline', text: '71 %', level: 'h3' }, opening()],
    'accordion h2',
  ],
  [
    'no figure of its text',
    [headline('h2'), prose({ ...text('24'), type: 'heading', attrs: { level: 3 } }, blok(line))],
    'accordion-content h2',
  ],
  ['what its grid stands under', [headline('h2'), { component: 'grid', items: [opening()] }], 'accordion h2'],
  ['no block that is lost', [{ component: 'headline', level: 'h4' }, opening()], 'accordion h1'],
  [
    'the title of its tab’s page',
    [headline('h2'), { component: 'tabs', items: [{ label: 'a', body: [opening()] }] }],
    'accordion h2',
  ],
  [
    'a heading of its own text',
    [prose(heading(3), text('a'), blok(line), heading(4))],
    'accordion-content h3',
  ],
  ['no heading without words', [prose({ ...heading(3), content: [] }, blok(line))], 'accordion-content h1'],
  [
    'the title of its card',
    [{ component: 'card', title: 'a', content: documentOf(blok(line)) }],
    'accordion-content h3',
  ],
  [
    'the line that it is inside of',
    [opening({ ...item, content: documentOf(blok(line)) })],
    'accordion-content h2',
  ],
])('an accordion stands under %s', (_, body, expected) => {
  const found = [...outlineOf(body)].filter(([name]) => name.endsWith(':x'))
  expect(found.map(([name, level]) => `${name.slice(0, -2)} ${level}`)).toContain(expected)
})

it('is found out once for each version of a body', () => {
  const body = [headline('h2'), opening()]
  expect(outlineOf(body)).toBe(outlineOf(body))
  expect(outlineOf([...body])).toEqual(outlineOf(body))
})
