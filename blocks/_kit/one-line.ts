import { cleanText } from './clean-text.ts'

/** A text from outside as one line of visible characters: line breaks and tabs become spaces. */
export const oneLine = (text: string): string =>
  cleanText(text)
    .replace(/[\t\n]+/g, ' ')
    .trim()
