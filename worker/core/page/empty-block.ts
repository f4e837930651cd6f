import type { Context } from '../../../blocks/_kit/context.ts'
import type { Bloks } from '../../../blocks/_kit/fields/bloks.ts'
import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { displayName } from './display-name.ts'

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
  const asked = new Set<string | symbol>()
  const observed = new Proxy(context, {
    get(target, name) {
      if (!sameForAll.has(name)) asked.add(name)
      return Reflect.get(target, name)
    },
  })
  return {
    observed,
    isSameForAll: () => !asked.size,
    isSameButForData: () => asked.size === 1 && asked.has('data'),
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
