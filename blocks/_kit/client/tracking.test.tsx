import { expect, it } from 'vitest'
import type { Fixture } from '../fixture.ts'
import { renderContent } from '../testing/render-content.ts'

const fixtures = Object.values(
  import.meta.glob<readonly Fixture[]>('../../*/fixtures.ts', { eager: true, import: 'fixtures' }),
).flat()
const contentOf = (component: string, name: string) =>
  fixtures.find(fixture => fixture.content.component === component && fixture.name === name)!.content

/** The value of an attribute that applies to an element: that of its nearest ancestor. */
const nearest = (element: Element, name: string) =>
  element.closest(`[data-track-${name}]`)?.getAttribute(`data-track-${name}`) ?? undefined

function parse(content: object): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = renderContent(content).html
  return main
}

it.each([
  ['header', 'default', 'nav a, .site-header-home', 'header', 'menu', undefined],
  ['header', 'default', '.site-header-action a', 'header', 'cta', undefined],
  ['footer', 'default', 'nav a, .site-footer-social a', 'footer', 'footer', undefined],
  ['jump-navigation', 'default', 'a', 'jumpNavigation', 'menu', undefined],
  ['navigation-popup', 'default', 'a', undefined, 'popup', undefined],
  ['modal', 'default', 'dialog button', 'modal', 'popup', undefined],
  ['contact-bubble', 'default', 'a, button', 'contactBubble', 'contact', undefined],
  ['contact-block', 'default', '.contact-block-channels li:first-child a', undefined, 'contact', 'phone'],
  ['teacher-contact', 'default', 'li:first-child a', undefined, 'contact', 'mail'],
  ['chat-entry', 'default', 'a', undefined, 'contact', 'chat'],
  ['cluster-picker', 'default', 'a, select', undefined, 'clusterfinder', undefined],
  ['elevation-button', 'default', 'a', undefined, 'cta', undefined],
  ['card', 'default', '.card-link', undefined, 'cards_element', undefined],
  ['button', 'default', 'a', undefined, 'content_buttons', undefined],
  ['hero', 'split', '.hero-action', undefined, 'cta', undefined],
  ['search', 'default', 'button[type=submit]', undefined, undefined, 'search'],
  ['study-finder', 'default', 'button, summary', undefined, 'clusterfinder', undefined],
  ['compass', 'default', 'button', undefined, 'content_engagement', 'compass'],
  ['funding-calculator', 'default', 'button', undefined, 'content_engagement', 'funding'],
])('%s/%s: %s is in %s, of the event %s and the type %s', (component, name, selector, ...expected) => {
  const elements = [...parse(contentOf(component, name)).querySelectorAll(selector)]
  expect(elements).not.toEqual([])
  for (const element of elements)
    expect(['section', 'event', 'type'].map(part => nearest(element, part))).toEqual(expected)
})

it('a card may count as a study format', () => {
  const content = { ...contentOf('card', 'default'), trackingEvent: 'study_format_card' }
  expect(nearest(parse(content).querySelector('.card-link')!, 'event')).toBe('study_format_card')
})

it('choices are told in tools whose options say nothing of the visitor', () => {
  const tellsChoices = (component: string) =>
    parse(contentOf(component, 'default')).querySelector('[data-track-choices]') !== null
  expect(['study-finder', 'product-comparison'].map(tellsChoices)).toEqual([true, true])
  expect(['compass', 'funding-calculator', 'form'].map(tellsChoices)).toEqual([false, false, false])
})

it('a question of a tool is named when it is answered', () => {
  const button = parse(contentOf('compass', 'default')).querySelector('button')!
  expect(nearest(button, 'label')).toBe('Wo willst du hin?')
})
