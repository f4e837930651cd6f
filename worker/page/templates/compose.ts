import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { uniqueSlugs } from '../../../blocks/_kit/slug.ts'
import { schema as heroSchema } from '../../../blocks/hero/schema.ts'
import { pageFields } from '../../content/types/page-fields.ts'
import { readContent } from '../../content/types/read-content.ts'
import { landingPageFields } from '../../content/types/template-fields.ts'
import type { Composition, Section, Sheet } from './template.ts'
import { linkValue } from './values.ts'

interface Placed extends Section {
  readonly anchor?: string | undefined
  readonly isOnGround: boolean
}

/** Titled sections get an anchor, and every other of them the template's ground. */
function placedOf(sections: readonly Section[]): Placed[] {
  const titled = sections.filter(({ title }) => title)
  const anchors = uniqueSlugs(titled.map(({ title }) => title!))
  return sections.map(section => {
    const index = titled.indexOf(section)
    return { ...section, anchor: anchors[index], isOnGround: index % 2 === 1 }
  })
}

function containerOf({ make }: Sheet, { name, title, anchor, isOnGround, blocks }: Placed, ground: object) {
  const heading = title ? [make(`${name}-headline`, 'headline', { text: title, level: 'h2' })] : []
  return make(name, 'container', { anchor, ...(isOnGround && ground), body: [...heading, ...blocks] })
}

/** A bar needs two places to go to. */
function jumpNavigationOf({ make }: Sheet, sections: readonly Placed[]): RawBlock[] {
  const items = sections.flatMap(({ name, title, anchor }) =>
    title ? [make(`jump-${name}`, 'jump-navigation-item', { title, anchor })] : [],
  )
  return items.length > 1 ? [make('jump-navigation', 'jump-navigation', { items })] : []
}

/** The hero's first step once more. */
function closingOf({ content, make }: Sheet, hero: RawBlock): RawBlock[] {
  const { closingHeadline, closingSubline } = readContent(landingPageFields, content)
  const { ctaLabel, ctaHref, flagText, flagHref } = readContent(heroSchema.fields, hero)
  const [text, link] = ctaLabel && ctaHref ? [ctaLabel, ctaHref] : [flagText, flagHref]
  if (!text || !link) return []
  const heading = closingHeadline
    ? [make('closing-headline', 'headline', { text: closingHeadline, subline: closingSubline, level: 'h2' })]
    : []
  const button = make('closing-button', 'button', { text, href: linkValue(link) })
  const ground = { backgroundColor: 'gradient-dark', topEdge: 'slope-up' }
  return [make('closing', 'container', { ...ground, body: [...heading, button] })]
}

/** The blocks of a page: what the template made, each in a container, then the free blocks. */
export function compose(
  sheet: Sheet,
  { hero, sections, ground }: Composition,
  { isLandingPage }: { readonly isLandingPage: boolean },
): readonly RawBlock[] {
  const placed = placedOf(sections.filter(({ blocks }) => blocks.length > 0))
  const containers = placed.map(section => containerOf(sheet, section, ground))
  return [
    hero,
    ...(isLandingPage ? [] : jumpNavigationOf(sheet, placed)),
    ...containers,
    ...readContent(pageFields, sheet.content).body.items,
    ...(isLandingPage ? closingOf(sheet, hero) : []),
  ]
}
