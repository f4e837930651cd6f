import { type RawBlock, uidOf } from '../../../../blocks/_kit/fields/bloks.ts'
import { uniqueSlugs } from '../../../../blocks/_kit/slug.ts'
import { groundName } from '../../../../blocks/_kit/themes/grounds.ts'
import type { PageType } from '../../../../blocks/_kit/themes/theme.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import { bodyText } from '../../content/plain-text.ts'
import { hasTemplate, type TemplatedType } from '../../content/types/layout.ts'
import { isArticle, landingPageFields, pageFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { event } from './event.ts'
import { firstStepOf } from './hero.ts'
import { location } from './location.ts'
import { person } from './person.ts'
import { grouping, programme } from './programme.ts'
import {
  type Composition,
  createSheet,
  linkValue,
  type Section,
  type Sheet,
  type Template,
} from './template.ts'

const blocks: ReadonlyMap<string, string> = new Map([
  ['form-config', 'form'],
  ['header', 'header'],
  ['footer', 'footer'],
])

/**
 * The block that shows a story without a page, by the story's type: editors see it as the story's draft. Visitors get no such page.
 * Undefined for types that no block shows alone.
 */
export const shownBy = (type: string): string | undefined => blocks.get(type)

/** Words that a reader reads in a minute. */
const WORDS_PER_MINUTE = 200

const minutesOf = (body: readonly RawBlock[]): number =>
  Math.max(1, Math.round(bodyText({ body }).split(/\s+/).length / WORDS_PER_MINUTE))

/** What to read after an article: the next event, and two other articles. */
function furtherOf({ make, say }: Sheet): RawBlock {
  const headline = make('further-headline', 'headline', { text: say('sectionFurther'), level: 'h2' })
  const event = make('further-event', 'event-list', { teaserOnly: true })
  const news = make('further-news', 'news-list', { teaserOnly: true, teaserLook: 'rows' })
  return make('further', 'container', { layout: 'margin', body: [headline, event, news] })
}

/**
 * The blocks of an article of the news: after the first one, which has its title, who wrote it, and when; at the end
 * what to read next. Those of other pages as they are.
 */
function asArticle(body: readonly RawBlock[], sheet: Sheet): readonly RawBlock[] {
  const { content, make } = sheet
  if (!isArticle(content)) return body
  const { topic, publishedOn, author, authorPhoto } = content
  const minutes = minutesOf(body)
  const byline = make('byline', 'byline', { topic, publishedOn, author, photo: authorPhoto, minutes })
  return [...body.toSpliced(1, 0, byline), furtherOf(sheet)]
}

interface Placed extends Section {
  readonly anchor?: string | undefined
  readonly ground?: string | undefined
}

/** Titled sections get an anchor, and every other of them the name of a ground, which the theme defines. */
function placedOf(sections: readonly Section[], pageType: PageType): Placed[] {
  const titled = sections.filter(({ title }) => title)
  const anchors = uniqueSlugs(titled.map(({ title }) => title!))
  return sections.map(section => {
    const index = titled.indexOf(section)
    const ground = index % 2 === 1 ? groundName(pageType, (index - 1) / 2) : undefined
    return { ...section, anchor: anchors[index], ground }
  })
}

function containerOf({ make }: Sheet, { name, title, anchor, ground, layout, density, blocks }: Placed) {
  const heading = title ? [make(`${name}-headline`, 'headline', { text: title, level: 'h2' })] : []
  return make(name, 'container', { anchor, ground, layout, density, body: [...heading, ...blocks] })
}

/** A bar needs two places to go to. */
function jumpNavigationOf(
  { make }: Sheet,
  sections: readonly Placed[],
  careId: string | undefined,
): RawBlock[] {
  const items = sections.flatMap(({ name, title, anchor }) =>
    title ? [make(`jump-${name}`, 'jump-navigation-item', { title, anchor })] : [],
  )
  return items.length > 1 ? [make('jump-navigation', 'jump-navigation', { items, careId })] : []
}

/** The closing block, which repeats the hero's first step. */
function closingOf({ content, make }: Sheet, hero: RawBlock): RawBlock[] {
  const { closingHeadline, closingSubline } = readContent(landingPageFields, content)
  const step = firstStepOf(hero)
  if (!step) return []
  const heading = closingHeadline
    ? [make('closing-headline', 'headline', { text: closingHeadline, subline: closingSubline, level: 'h2' })]
    : []
  const button = make('closing-button', 'button', { text: step.text, href: linkValue(step.link) })
  return [make('closing', 'container', { ground: groundName('closing', 0), body: [...heading, button] })]
}

/** The blocks of a page: the template's blocks, each in a container, then the free blocks. */
function compose(
  sheet: Sheet,
  { hero, actionBar = [], sections, pageType, careId }: Composition,
  { isLandingPage }: { readonly isLandingPage: boolean },
): readonly RawBlock[] {
  const placed = placedOf(
    sections.filter(({ blocks }) => blocks.length > 0),
    isLandingPage ? 'landing' : pageType,
  )
  const containers = placed.map(section => containerOf(sheet, section))
  return [
    hero,
    ...(isLandingPage ? [] : jumpNavigationOf(sheet, placed, careId)),
    ...actionBar,
    ...containers,
    ...readContent(pageFields, sheet.content).body.items,
    ...(isLandingPage ? closingOf(sheet, hero) : []),
  ]
}

interface Plan {
  readonly template: Template
  readonly isLandingPage: boolean
}

const page = (template: Template): Plan => ({ template, isLandingPage: false })
const landingPage = (template: Template): Plan => ({ template, isLandingPage: true })

const plans: Readonly<Record<TemplatedType, Plan>> = {
  variant: page(programme),
  'lp-variant': landingPage(programme),
  'variant-grouping': page(grouping),
  'individual-grouping': page(grouping),
  'lp-variant-grouping': landingPage(grouping),
  'lp-individual-grouping': landingPage(grouping),
  location: page(location),
  'lp-location': landingPage(location),
  person: page(person),
  event: page(event),
}

type Body = readonly RawBlock[]
type Bodies = WeakMap<object, ReadonlyMap<string, Body>>

/** Cached by the content, and by the words that are not in it. */
const bodies: Bodies = new WeakMap()
/** The body that was made last, by the anchor of the story and the language of the words. */
const lastBodies: Bodies = new WeakMap()

const add = (to: Bodies, object: object, name: string, body: Body) =>
  to.set(object, new Map(to.get(object)).set(name, body))

function makeBody(story: Story, language: string, previous: Body | undefined): Body {
  const { content } = story
  const type = content.component
  const component = shownBy(type)
  if (component) return [{ ...content, component, _uid: uidOf(content) ?? type }]
  const sheet = createSheet(story, language)
  if (!hasTemplate(type)) {
    const own = readContent(pageFields, story.content).body.items
    const body = asArticle(own, sheet)
    return body === own ? own : shareStructure(previous, body)
  }
  const plan = plans[type]
  return shareStructure(previous, compose(sheet, plan.template(sheet), plan))
}

/**
 * The blocks of a story's page, in order. The same list for the same content: fragments, needs and ordinals are cached on it and on
 * its blocks. With the `anchor` of the story, a new body shares equal blocks with the last body that was made from any version or
 * variant of this story. `language` is that of the words that no editor wrote.
 */
export function bodyOf(story: Story, language: string, anchor?: object): readonly RawBlock[] {
  // The name is part of the key, because a renamed story keeps its content object.
  const words = `${language} ${storyName(story)}`
  const known = bodies.get(story.content)?.get(words)
  if (known) return known
  const body = makeBody(story, language, anchor && lastBodies.get(anchor)?.get(language))
  add(bodies, story.content, words, body)
  if (anchor) add(lastBodies, anchor, language, body)
  return body
}
