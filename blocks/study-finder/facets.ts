import { clusterOf, type NamedValue, placesOf } from '../_kit/programmes/labels.ts'
import type { Programme } from '../_kit/programmes/programme.ts'

/** A value of a facet: its code in the address, and the text for its label. */
export type FacetValue = NamedValue

/** Programmes are found by at least so many recognised credits. */
const creditSteps = [15, 30, 45, 60]

const plain = (code: string): FacetValue => ({ code, text: code })
const given = (value: string | undefined, make: (value: string) => FacetValue) => (value ? [make(value)] : [])

/** The values of a programme for each facet, in the order of the form. The name of a facet is its parameter in the address. */
export const facets = {
  degree: ({ degreeType }) => given(degreeType, plain),
  cluster: clusterOf,
  form: ({ unit, studyForm, language }) =>
    given(unit, code => (studyForm ? { code, text: studyForm, language } : plain(code))),
  language: ({ languages = [] }) => languages.map(plain),
  place: placesOf,
  duration: ({ months = [] }) => months.map(count => plain(String(count))),
  start: ({ starts = [] }) => starts.map(plain),
  credits: ({ recognizedEcts = 0 }) =>
    creditSteps.filter(step => recognizedEcts >= step).map(step => plain(String(step))),
} as const satisfies Readonly<Record<string, (programme: Programme) => readonly FacetValue[]>>

export type FacetName = keyof typeof facets

// `Object.keys` forgets the names of the keys.
export const facetNames = Object.keys(facets) as readonly FacetName[]

/** A value for each facet. */
export const forEachFacet = <T>(make: (name: FacetName) => T): Record<FacetName, T> =>
  // The keys are those of `facetNames`.
  Object.fromEntries(facetNames.map(name => [name, make(name)])) as Record<FacetName, T>
