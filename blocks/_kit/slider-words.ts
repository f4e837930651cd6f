/** What a slider says beside the names of its arrows, in the order in which its words travel to the browser. */
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
