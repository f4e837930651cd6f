import { describe, expect, it } from 'vitest'
import { isObject } from '../blocks/_kit/fields/is-object.ts'
import { isOffered } from '../blocks/_kit/forms/conditions.ts'
import type { FieldCondition } from '../blocks/_kit/forms/definition.ts'
import { renderContent } from '../blocks/_kit/testing/render-content.ts'
import { languageChain, translatedFields } from '../worker/core/content/translate.ts'
import { objectsIn } from './broken-links.ts'
import { mainSpace } from './space.ts'

type Content = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<string, string>>

const stories = mainSpace().stories.map(({ draft }) => draft)
const storyOf = new Map(stories.map(story => [story.uuid, story]))

/** Content in a language, with the products that it refers to in their place. */
function delivered(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map(entry => delivered(entry, language))
  if (!isObject(value)) return value
  return Object.fromEntries(
    translatedFields(value, languageChain(language, 'default')).map(([name, field]) => {
      const product = name === 'product' ? storyOf.get(String(field)) : undefined
      return [name, delivered(product ?? field, language)]
    }),
  )
}

const orders = stories.filter(
  ({ content }) =>
    content.component === 'form-config' &&
    (content.isPurchase === true || content.concludesContract === true),
)

const named = (content: Content, component: string) =>
  objectsIn(content).filter(block => block.component === component)

const conditionsOf = ({ conditions = [] }: Content) => conditions as readonly FieldCondition[]

/** The choices on whose answers hangs which price is shown: those that prices name, and those that decide what these offer. */
function decisive(content: Content): readonly Content[] {
  const names = new Set(named(content, 'form-price').flatMap(({ field, modelField }) => [field, modelField]))
  const choices = named(content, 'form-choice')
  // A set that grows is walked to its end.
  for (const name of names)
    for (const choice of choices.filter(one => one.name === name))
      for (const { field } of named(choice, 'form-condition')) names.add(field)
  return choices.filter(({ name }) => names.has(name))
}

/** All ways to answer them that the form accepts, in its order. */
const waysThrough = (content: Content): readonly Answers[] =>
  decisive(content).reduce<readonly Answers[]>(
    (ways, { name, required, options }) =>
      ways.flatMap(way => {
        const offered = (options as readonly Content[]).filter(option =>
          isOffered({ conditions: conditionsOf(option) }, way),
        )
        const values = [...offered.map(({ value }) => String(value)), ...(required ? [] : [''])]
        return values.map(value => ({ ...way, [String(name)]: value }))
      }),
    [{}],
  )

/** The last step, up to the button that sends the form, for a visitor who has given these answers. */
function aboveTheButton({ steps, ...content }: Content, values: Answers, language: string): string {
  const form = { form: String(content.id), step: 0, values, errors: {} }
  const last = { ...content, component: 'form', _uid: 'form', steps: (steps as readonly unknown[]).slice(-1) }
  const { html } = renderContent(last, { language, facts: { form } })
  return html.slice(0, html.indexOf('<div class="form-actions">'))
}

const isShown = (part: string) => !part.startsWith(' hidden')

/** The statements about the price: each model of each price that the answers have not hidden. */
const pricesIn = (html: string): readonly string[] =>
  html
    .split('<div class="form-price"')
    .slice(1)
    .filter(isShown)
    .flatMap(price => price.split('<div class="form-price-model"').slice(1).filter(isShown))
    .map(part => part.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, ' '))

const cases = orders.flatMap(({ full_slug, content, translated_slugs }) =>
  ['de', ...(translated_slugs ?? []).map(({ lang }) => lang)].map(
    language => [full_slug, language, content as Content] as const,
  ),
)

describe('a form whose last button orders', () => {
  it('is one of several, with many ways through them', () => {
    expect(orders.length).toBeGreaterThan(2)
    expect(orders.flatMap(({ content }) => waysThrough(content)).length).toBeGreaterThan(30)
  })

  it.each(cases)(
    '%s (%s) says above it what it costs, however it is answered',
    (_slug, language, content) => {
      const shown = delivered(content, language) as Content
      const ways = waysThrough(shown)
      const silent = ways.filter(
        way => !pricesIn(aboveTheButton(shown, way, language)).some(said => /€/.test(said)),
      )
      expect(silent).toEqual([])
    },
  )
})
