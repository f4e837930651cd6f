import type { Programme } from '../_kit/programmes/programme.ts'
import { slug } from '../_kit/slug.ts'

/** The words of a text as they are compared: without case and accents. */
const wordsOf = (text: string): readonly string[] => slug(text).split('-').filter(Boolean)

/** Makes a test of whether each word of a text begins a word of the programme. */
export function wordTest(text: string): (programme: Programme) => boolean {
  const wanted = wordsOf(text)
  return ({ title, degree, cluster, studyForm, description, places = [] }) => {
    if (!wanted.length) return true
    const own = wordsOf([title, degree, cluster, studyForm, description, ...places].join(' '))
    return wanted.every(word => own.some(other => other.startsWith(word)))
  }
}
