import { slug } from '../slug.ts'
import type { TextInLanguage } from '../text-in-language.tsx'
import type { Programme } from './programme.ts'

/**
 * A value that editors wrote in words: its code, which is the same in each language, and the code of its own words, which older addresses
 * contain.
 */
export interface NamedValue extends TextInLanguage {
  readonly code: string
  readonly alias?: string | undefined
}

type Named = Pick<Programme, 'language' | 'cluster' | 'clusterCode' | 'places' | 'placeCodes'>

function named(text: string, code: string | undefined, language: string | undefined): NamedValue {
  const own = slug(text)
  return code && code !== own ? { code, text, language, alias: own } : { code: own, text, language }
}

export const clusterOf = ({ cluster, clusterCode, language }: Named): readonly NamedValue[] =>
  cluster ? [named(cluster, clusterCode, language)] : []

export const placesOf = ({ places = [], placeCodes = [], language }: Named): readonly NamedValue[] =>
  places.map((place, index) =>
    named(place, placeCodes.length === places.length ? placeCodes[index] : undefined, language),
  )
