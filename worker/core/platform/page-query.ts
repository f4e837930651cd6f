import * as v from 'valibot'
import { oneLine } from '../../../blocks/_kit/one-line.ts'
import { careIdPattern } from '../../../blocks/_kit/programmes/platform-prices.ts'
import { usergroups } from '../../../blocks/_kit/usergroups.ts'
import { supportedLanguages } from '../../env.ts'
import { storyTypes } from '../content/types/story-types.ts'

/** The texts between commas. */
export const list = (texts: string): readonly string[] => texts.split(',').filter(Boolean)

/** A part of an address, a code, an id. */
export const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const optional = <S extends v.GenericSchema<string, string>>(schema: S) => v.optional(schema, '')
const orEmpty = (pattern: RegExp) => optional(v.pipe(v.string(), v.regex(pattern)))

/** ISO 3166-1 alpha-2; anything else is `unknown`. */
export const country = v.fallback(
  v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)) as v.GenericSchema<unknown, string>,
  'unknown',
)

/** Only known languages: for each, another list of stories is read. */
export const language = optional(
  v.pipe(
    v.string(),
    v.check(code => code === '' || supportedLanguages.includes(code)),
  ),
)
/** Names between commas. */
export const names = orEmpty(/^(?:[\w-]{1,64}(?:,[\w-]{1,64}){0,31})?$/)
export const optionalName = orEmpty(/^[\w-]{0,64}$/)

const care = careIdPattern.source
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.source

export const careId = orEmpty(new RegExp(`^(?:${care})?$`))
/** A product by its care id, or by the number or uuid of its story. */
export const productId = v.pipe(v.string(), v.regex(new RegExp(`^(?:\\d{1,20}|${uuid}|${care})$`)))

/** Content types between commas. */
export const typeNames = v.pipe(
  names,
  v.check(types => list(types).every(type => storyTypes.has(type)), 'unknown type'),
)

/** The content type of a page; an unknown one counts as absent, because a page may be of any type. */
export const pageType = v.pipe(
  optionalName,
  v.transform(type => (storyTypes.has(type) ? type : '')),
)
export const usergroup = v.optional(v.fallback(v.picklist(['', ...usergroups]), ''), '')

/** The visitor's search words. */
export const words = optional(v.pipe(v.string(), v.maxLength(200), v.transform(oneLine)))

/** The number of a page, from 1. */
export const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))

/** A whole number between 1 and `max`. */
export const count = (max: number, standard: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(max)),
    String(standard),
  )

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const slug = orEmpty(/^[^\u0000-\u001f\u007f]{0,2048}$/)

/** Parameters that the calls for a page share. */
export const pageQuery = { unit: name, slug, pageId: optionalName, language }

/** Parameters of the visitor, for calls that take all groups of a country. */
export const visitorQuery = { country, countryGroups: names }

/** The parameters that name a unit. Code that takes questions from outside checks them against the configuration. */
export const unitParameters = ['unit', 'space'] as const
