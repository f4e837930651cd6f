/** A placeholder of the visitor's query: a text between the two characters by which the renderer finds it. */
const mark = /\u{F0000}[^\u{F0001}]*\u{F0001}/gu

/**
 * A text without placeholders of the visitor's query: texts that a form stores with a submission are the same for everybody.
 */
export const withoutPlaceholders = (text: string): string => text.replace(mark, '').trim()
