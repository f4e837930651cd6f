import { describe, expect, it } from 'vitest'
import type { Story } from '../content/types/story.ts'
import { newProblems as problemsBetween } from './story-problems.ts'

const newProblems = (before: Story | undefined, next: Story) =>
  problemsBetween(before, next, ({ content }) => {
    if (content.defect) throw new Error('a defect')
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

describe('a form that concludes a contract', () => {
  const price = { component: 'form-price', _uid: 'p', statement: '445 €' }
  const field = { component: 'form-field', _uid: 'n', name: 'name', label: 'Name' }
  const step = (...fields: readonly object[]) => ({ component: 'form-step', _uid: 's', title: 'S', fields })
  const order = (own: object) => ({
    component: 'form',
    _uid: 'o',
    id: 'order',
    concludesContract: true,
    ...own,
  })
  const referring = (own: object) => {
    const content = { ...order(own), component: 'form-config' }
    return {
      component: 'form',
      _uid: 'o',
      config: { uuid: 'c', full_slug: 'settings/forms/c', name: 'C', content },
    }
  }
  const lacking = /^form o: A form that concludes a contract shows the price in its last step/

  it.each<[string, object, boolean]>([
    ['of one page without a price', order({ fields: [field] }), true],
    ['of one page with a price', order({ fields: [field, price] }), false],
    ['whose price is not in the last step', order({ steps: [step(price), step(field)] }), true],
    ['whose price is in the last step', order({ steps: [step(field), step(field, price)] }), false],
    ['of several pages without a price', referring({ steps: [step(field)] }), true],
    ['of several pages with a price', referring({ steps: [step(field, price)] }), false],
    ['that concludes none after all', order({ concludesContract: false, fields: [field] }), false],
  ])('%s: held back %s', (_, form, isHeld) => {
    for (const before of [good, undefined]) {
      const [first] = newProblems(before, story([...(good.content.body as readonly object[]), form]))
      if (isHeld) expect(first).toMatch(lacking)
      else expect(first).toBeUndefined()
    }
  })

  it('is the one thing that holds back a story which had no version before', () => {
    expect(newProblems(undefined, story([headline('a', ''), { component: 'carousel-3000' }]))).toEqual([])
  })
})
