import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { type JsonObject, ownField } from './tree.ts'

const MARK = '__i18n__'

/** Field keys write a language code with underscores: `es-co` is `title__i18n__es_co`. */
const suffixOf = (code: string) => code.replaceAll('-', '_')

const isTranslated = (value: unknown) => value !== undefined && value !== null && value !== ''

const isBloks = (value: unknown) =>
  Array.isArray(value) && value.some(item => isObject(item) && typeof item.component === 'string')

/** The name of a field without its language; empty for a key that names only a language. */
const fieldName = (key: string) => {
  const mark = key.indexOf(MARK)
  return mark < 0 ? key : key.slice(0, mark)
}

function fieldValue(node: JsonObject, name: string, languages: readonly string[]): unknown {
  const original = ownField(node, name)
  if (isBloks(original)) return original
  const translations = languages.map(language => ownField(node, `${name}${MARK}${suffixOf(language)}`))
  return translations.find(value => isTranslated(value) && !isBloks(value)) ?? original
}

/** The space's code for a requested language, `default` for none or an unknown one. */
export const languageIn = (codes: readonly string[], requested: string | undefined): string =>
  codes.find(code => code === requested || suffixOf(code) === requested) ?? 'default'

/** The languages to try before a field's own value, in order. */
export const languageChain = (language: string, fallback: string): readonly string[] =>
  [language, fallback].filter(code => code !== 'default').slice(0, language === 'default' ? 0 : 2)

/**
 * An object's fields in the first of the languages that has them, otherwise unchanged; language keys are removed. An
 * empty translation counts as none, and fields of blocks are never translated.
 * https://www.storyblok.com/docs/concepts/internationalization
 */
export function translatedFields(node: JsonObject, languages: readonly string[]): [string, unknown][] {
  const keys = Object.keys(node)
  if (!keys.some(key => key.includes(MARK))) return Object.entries(node)
  return [...new Set(keys.map(fieldName))]
    .filter(name => name !== '')
    .map((name): [string, unknown] => [name, fieldValue(node, name, languages)])
    .filter(([, value]) => value !== undefined)
}
