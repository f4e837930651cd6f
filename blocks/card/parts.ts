import type { Context } from '../_kit/context.ts'
import { dateFormat, dayInWords } from '../_kit/date-format.ts'
import { mapLink } from '../_kit/map-link.ts'
import { finderLink } from '../_kit/programmes/finder-link.ts'
import { snapToAccent } from '../_kit/snap-color.ts'
import { splitList } from '../_kit/split-list.ts'
import type { CardContent } from './schema.ts'

/** A day as on a calendar leaf, and in words. */
export interface EventDate {
  readonly text: string
  /** Only for a day that is understood: `2026-12-12`, `12`, `Dez`. */
  readonly leaf?: { readonly iso: string; readonly day: string; readonly month: string }
}

const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[ T]|$)/

const inWords = { dateStyle: 'full', timeZone: 'UTC' } as const
const monthOfLeaf = { month: 'short', timeZone: 'UTC' } as const

/** Formats the day that an editor entered: an ISO date (a time after it is ignored) is written out, other text stays as it is. */
export function eventDate(written: string, language: () => string): EventDate {
  const iso = isoDay.exec(written)?.[1]
  const moment = iso ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  // An impossible day (31 February) moves into the next month where it is not refused.
  if (!iso || Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(iso))
    return { text: written }
  return {
    text: dayInWords(moment, language(), inWords),
    leaf: {
      iso,
      day: String(Number(iso.slice(8))),
      month: dateFormat(language(), monthOfLeaf).format(moment).replace('.', ''),
    },
  }
}

/** Both parts, or undefined (requirement cards/gains). */
const pair = (label: string | undefined, value: string | undefined) =>
  label && value ? { label, value } : undefined

/** `180 ECTS`, `ab 1.180 € im Monat`: a number, and the words around it. */
const numberInWords = /^(\D{0,6})(\d[\d.,]*(?:[\s\u00a0\u202f]?[€£%])?)(.{0,24})$/

export interface FigurePart {
  readonly before: string
  readonly number: string
  readonly after: string
}

/** The number of a text that has one near its beginning, and its words. */
export function figureOf(text: string): FigurePart | undefined {
  const [, before = '', number, after = ''] = numberInWords.exec(text) ?? []
  return number ? { before, number, after: after.trim() } : undefined
}

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
