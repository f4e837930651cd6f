import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { uniqueSlugs } from '../../../../blocks/_kit/slug.ts'
import { groundName } from '../../../../blocks/_kit/themes/grounds.ts'
import type { PageType } from '../../../../blocks/_kit/themes/theme.ts'
import { landingPageFields, pageFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import { firstStepOf } from './hero.ts'
import type { Composition, Section, Sheet } from './template.ts'
import { linkValue } from './values.ts'

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

function containerOf({ make }: Sheet, { name, title, anchor, ground, blocks }: Placed) {
  const heading = title ? [make(`${name}-headline`, 'headline', { text: title, level: 'h2' })] : []
  return make(name, 'container', { anchor, ground, body: [...heading, ...blocks] })
}

/** A bar needs two places to go to. */
function jumpNavigationOf({ make }: Sheet, sections: readonly Placed[]): RawBlock[] {
  const items = sections.flatMap(({ name, title, anchor }) =>
    title ? [make(`jump-${name}`, 'jump-navigation-item', { title, anchor })] : [],
  )
  return items.length > 1 ? [make('jump-navigation', 'jump-navigation', { items })] : []
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
export function compose(
  sheet: Sheet,
  { hero, actionBar = [], sections, pageType }: Composition,
  { isLandingPage }: { readonly isLandingPage: boolean },
): readonly RawBlock[] {
  const placed = placedOf(
    sections.filter(({ blocks }) => blocks.length > 0),
    isLandingPage ? 'landing' : pageType,
  )
  const containers = placed.map(section => containerOf(sheet, section))
  return [
    hero,
    ...(isLandingPage ? [] : jumpNavigationOf(sheet, placed)),
    ...actionBar,
    ...containers,
    ...readContent(pageFields, sheet.content).body.items,
    ...(isLandingPage ? closingOf(sheet, hero) : []),
  ]
}
