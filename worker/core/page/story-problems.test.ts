import { describe, expect, it } from 'vitest'
import type { Story } from '../content/types/story.ts'
import { blockLogic } from './registry.ts'
import { createProblemFinder } from './story-problems.ts'
import { createValidator } from './validate.ts'

const newProblems = createProblemFinder({
  registry: blockLogic,
  validate: createValidator(blockLogic),
  putTogether({ content }) {
    if (content.defect) throw new Error('a defect')
  },
})

const story = (body: readonly unknown[], own: object = {}): Story =>
  ({
    id: 1,
    uuid: 'a',
    name: '',
    slug: 'a',
    full_slug: 'a',
    lang: 'default',
    translated_slugs: null,
    content: { component: 'page', body, ...own },
  }) as unknown as Story

const headline = (uid: string, text: unknown) => ({ component: 'headline', _uid: uid, text, level: 'h2' })
const grid = (...items: unknown[]) => ({ component: 'grid', _uid: 'g', items })
const good = story([headline('a', 'A'), grid(headline('b', 'B'))])

describe('what a newly published story lost', () => {
  it.each<[string, Story, Story, readonly unknown[]]>([
    ['nothing', good, good, []],
    ['a text that a block needs', good, story([headline('a', undefined)]), [/^headline a: text/]],
    ['the same below another block', good, story([grid(headline('b', ''))]), [/^headline b: text/]],
    ['a page that can be made', good, story([headline('a', 'A')], { defect: true }), [/together: a defect$/]],
    ['a page that could not be made before', story([], { defect: 1 }), story([], { defect: 2 }), []],
    ['what was wrong before', story([headline('a', '')]), story([headline('a', '')]), []],
    [
      'a block that nobody knows',
      good,
      story([{ component: 'carousel-3000', _uid: 'c' }]),
      [/carousel-3000/],
    ],
    ['all blocks', good, story([]), ['body: no block is left']],
    ['a block: that is an edit', good, story([headline('a', 'A')]), []],
    [
      'an entry of a list is no block',
      good,
      story([headline('a', 'A')], { usps: [{ component: 'usp' }] }),
      [],
    ],
  ])('%s', (_, before, next, expected) => {
    const found = newProblems(before, next)
    expect(found).toHaveLength(expected.length)
    for (const [index, line] of expected.entries()) expect(found[index]).toMatch(line as RegExp)
  })

  const header = (...titles: readonly string[]): Story =>
    ({
      ...good,
      content: {
        component: 'header',
        _uid: 'k',
        navigation: titles.map(title => ({
          component: 'header-navigation-item',
          _uid: `of ${title}`,
          title,
        })),
      },
    }) as unknown as Story

  it('of a header: an entry that is left out, once', () => {
    const lost = 'header k: navigation, entry of : title: required'
    expect(newProblems(header('a'), header('a', ''))).toEqual([lost])
    expect(newProblems(header('a', ''), header('b', 'a', ''))).toEqual([])
  })

  const asks = (...questions: readonly unknown[]): Story =>
    ({ ...good, content: { component: 'funding-questions', _uid: 'f', questions } }) as unknown as Story
  const question = (key: string, next?: string) => ({
    component: 'funding-question',
    key,
    question: `${key}?`,
    answers: [{ component: 'funding-answer', code: 'x', label: 'X', next }],
  })

  it.each<[string, Story, Story, readonly string[]]>([
    ['no fault', asks(question('a')), asks(question('a'), question('b', 'result')), []],
    [
      'an answer that leads nowhere',
      asks(question('a')),
      asks(question('a', 'gone')),
      [
        'funding-questions f: question "a", answer "x": it leads to "gone", which is neither a question nor a result',
      ],
    ],
    ['the fault that it had', asks(question('a', 'gone')), asks(question('a', 'gone')), []],
    [
      'one more fault',
      asks(question('a', 'gone')),
      asks(question('a', 'gone'), question('b', 'b')),
      [
        'funding-questions f: question "b": no answer leads to it',
        'funding-questions f: question "b": its path does not end: "b" → "b"',
      ],
    ],
  ])('of a graph of questions: %s', (_, before, next, expected) => {
    expect(newProblems(before, next)).toEqual(expected)
  })

  it('is found in nesting of any depth', () => {
    let deep: unknown = headline('z', '')
    for (let level = 0; level < 5_000; level++) deep = { component: 'grid', _uid: `${level}`, items: [deep] }
    expect(newProblems(good, story([deep])).length).toBeGreaterThan(0)
  })
})
