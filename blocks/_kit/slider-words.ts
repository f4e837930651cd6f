/** Messages of a slider, the names of its arrows apart. `writeWords` and `readWords` rely on this order. */
const spokenWords = ['carousel', 'slide', 'firstSlide', 'lastSlide', 'goToSlide', 'slideOf'] as const
export type SpokenWord = (typeof spokenWords)[number]

const separator = '|'

export const writeWords = (wordOf: (name: SpokenWord) => string): string =>
  spokenWords.map(wordOf).join(separator)

export function readWords(text: string): Readonly<Record<SpokenWord, string>> {
  const [carousel = '', slide = '', firstSlide = '', lastSlide = '', goToSlide = '', slideOf = ''] =
    text.split(separator)
  return { carousel, slide, firstSlide, lastSlide, goToSlide, slideOf }
}
