import * as v from 'valibot'
import type { Context } from '../../../blocks/_kit/context.ts'
import { cutText } from '../../../blocks/_kit/cut-text.ts'
import type { Bloks } from '../../../blocks/_kit/fields/bloks.ts'
import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { lostEntries } from '../../../blocks/_kit/fields/lost-entries.ts'
import { isIconName } from '../../../blocks/_kit/icons/names.ts'
import { objectsOf } from '../content/tree.ts'
import { addressFault, safeAddress } from '../request/site/links.ts'
import { displayName } from './display-name.ts'

/**
 * Describes a fault of one value; undefined for a sound one. The delivery API replaces the uuid of a story that it finds, so a reference
 * that is still a uuid is a fault.
 */
function noteOf(field: Fields[string], value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined
  const { icons, storyType } = fieldMetadata(field)
  if (icons && !isIconName(value.trim())) return `there is no icon "${cutText(value.trim(), 50)}"`
  return storyType ? `the ${displayName(storyType).toLowerCase()} that it refers to is gone` : undefined
}

/**
 * Notes for editors on faults of a block that is still shown: icons that do not exist, and references to missing stories. Each begins
 * with the field's name as editors know it. `content` is the block as delivered.
 */
export function draftNotes(fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    const { entries } = fieldMetadata(field)
    if (entries && Array.isArray(value))
      return value
        .filter(isObject)
        .flatMap(entry => draftNotes(entries, entry).map(note => `${displayName(name)}, ${note}`))
    const note = noteOf(field, value)
    return note ? [`${displayName(name)}: ${note}`] : []
  })
}

const stepInWords = (step: string): string =>
  /^\d+$/.test(step) ? `entry ${Number(step) + 1}` : displayName(step)

/** The faults of content, each with the path to its field: `Modules, entry 2, Title: required`. */
export const issueNotes = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map(issue => {
      const path = v.getDotPath(issue)
      return path === null
        ? issue.message
        : `${path.split('.').map(stepInWords).join(', ')}: ${issue.message}`
    })
    .join('; ')

/** Notes for editors on the entries that are left out of the lists of a block. */
export const lostNotes = (fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] =>
  lostEntries(fields, content).map(
    ({ field, place, issues }) => `${displayName(field)}, entry ${place}, ${issueNotes(issues)}`,
  )

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The addresses that editors wrote into a link, or into the links of a running text. */
function addressesIn(value: unknown, type: string | undefined): readonly string[] {
  if (type === 'multilink' && isObject(value))
    return value.linktype === 'url' ? [textOf(value.url) || textOf(value.cached_url)] : []
  if (type !== 'richtext' || !isObject(value)) return []
  return [...objectsOf(value)].flatMap(({ type: kind, attrs }) =>
    kind === 'link' && isObject(attrs) && attrs.linktype === 'url' ? [textOf(attrs.href)] : [],
  )
}

/**
 * For each field of a block, notes how many of its links visitors cannot follow, and why they cannot follow the first of them. `content` is the block
 * as delivered.
 */
export function linkNotes(fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { type, entries } = fieldMetadata(field)
    const value = content[name]
    if (entries && Array.isArray(value))
      return value
        .filter(isObject)
        .flatMap(entry => linkNotes(entries, entry).map(note => `${displayName(name)}, ${note}`))
    const faults = addressesIn(value, type).flatMap(address =>
      safeAddress(address) === undefined ? (addressFault(address) ?? []) : [],
    )
    const [first, ...others] = faults
    return first
      ? [`${displayName(name)}: ${first}${others.length ? ` (and ${others.length} more)` : ''}`]
      : []
  })
}

/** Facts that are the same for all visitors of a page. */
const sameForAll: ReadonlySet<string | symbol> = new Set<keyof Context>([
  'contractPages',
  'current',
  'defaultLanguage',
  'draft',
  'entryConversation',
  'isLandingPage',
  'language',
  'layout',
  'message',
  'newsTopics',
  'orderLabel',
  'path',
  'picture',
  'sitePage',
  'theme',
  'unit',
  'withQuery',
  'words',
])

/**
 * The same context, and whether everything read from it so far is the same for all visitors and at all times: from the page's content
 * alone, or from that and other systems' answers.
 */
export function observeContext(context: Context) {
  const names = new Set<string | symbol>()
  const observed = new Proxy(context, {
    get(target, name) {
      if (!sameForAll.has(name)) names.add(name)
      return Reflect.get(target, name)
    },
  })
  return {
    observed,
    isSameForAll: () => !names.size,
    isSameButForData: () => names.size === 1 && names.has('data'),
  }
}

/** In a draft, explains why a block with complete content shows nothing. */
export const NO_DATA = 'shows nothing now: there are no entries for it'

/** Whether a field contains what a block shows; other fields define how, or to whom. */
function holdsContent(field: Fields[string]): boolean {
  const { type, storyType, countryGroups } = fieldMetadata(field)
  if (type === 'option' || type === 'options') return storyType !== undefined
  return type !== 'boolean' && !countryGroups
}

function isEmpty(field: Fields[string], value: unknown): boolean {
  if (value === undefined) return true
  const { type, entries } = fieldMetadata(field)
  // The schema gives lists these forms.
  if (entries) return (value as readonly object[]).every(entry => isWithoutContent(entries, entry))
  if (type === 'bloks') return !(value as Bloks).items.length
  return Array.isArray(value) && !value.length
}

function emptyFields(fields: Fields, content: object): readonly string[] {
  const values = content as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([name, field]) =>
    holdsContent(field) && isEmpty(field, values[name]) ? [name] : [],
  )
}

const isWithoutContent = (fields: Fields, content: object): boolean =>
  emptyFields(fields, content).length === Object.values(fields).filter(holdsContent).length

const mostNames = 3

/**
 * In a draft, explains why a block shows nothing to anybody, and which of its fields are empty. `content` is the block after validation.
 */
export function emptyNote(fields: Fields, content: object): string {
  const names = emptyFields(fields, content).map(displayName)
  if (!names.length) return 'shows nothing yet'
  const more = names.length > mostNames ? ' …' : ''
  return `shows nothing yet. Still empty: ${names.slice(0, mostNames).join(', ')}${more}`
}
