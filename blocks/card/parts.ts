import type { Context } from '../_kit/context.ts'
import { mapLink } from '../_kit/map-link.ts'
import { finderLink } from '../_kit/programmes/finder-link.ts'
import { snapToAccent } from '../_kit/snap-color.ts'
import { splitList } from '../_kit/split-list.ts'
import { eventDate } from './event-date.ts'
import type { CardContent } from './schema.ts'

/** Both parts, or undefined (requirement cards/gains). */
const pair = (label: string | undefined, value: string | undefined) =>
  label && value ? { label, value } : undefined

export function catalogueOf(content: CardContent) {
  const { moneySavingLabel, moneySavingValue, recognizedEctsLabel, recognizedEctsValue } = content
  return {
    ects: content.ectsText,
    language: content.languageText,
    saving: pair(moneySavingLabel, moneySavingValue),
    recognized: pair(recognizedEctsLabel, recognizedEctsValue),
    units: content.businessUnits.map(({ _uid, title }) => ({ uid: _uid || title, title })),
    more: content.subItems.length ? { title: content.accordionTitle, items: content.subItems } : undefined,
  }
}
export type Catalogue = ReturnType<typeof catalogueOf>

export function eventOf(content: CardContent, context: Context) {
  const { date, time, duration, location, locationOnMap, buttonText, buttonDisabled } = content
  const map = location && locationOnMap ? mapLink(location) : undefined
  return {
    day: context.theme().shapes.eventDay,
    date: date ? eventDate(date, () => context.language()) : undefined,
    times: [time, duration].filter(part => part !== undefined),
    location: location ? { text: location, map } : undefined,
    button: buttonText ? { label: buttonText, isDisabled: buttonDisabled } : undefined,
    mapHint: map && `${context.message('map')}, ${context.message('opensInNewTab')}`,
  }
}
export type EventPart = ReturnType<typeof eventOf>

export function searchOf(content: CardContent, context: Context) {
  const { degree, cluster, clusterColor, color, description, searchTags, finderLink: finder } = content
  const clusterAccent = cluster?.color ?? clusterColor
  const tags = splitList(searchTags)
  return {
    degree,
    cluster: cluster
      ? { name: cluster.name, accent: clusterAccent && snapToAccent(clusterAccent, context.theme()) }
      : undefined,
    accent: color ? snapToAccent(color, context.theme()) : undefined,
    description,
    tags: [...new Set(tags)].map(text => ({ text, link: finder && finderLink(finder, { words: text }) })),
  }
}
export type SearchPart = ReturnType<typeof searchOf>
