/** A text between the two characters by which the renderer marks a place that the visitor's query fills. */
const mark = /\u{F0000}[^\u{F0001}]*\u{F0001}/gu

/** A text without the places that the visitor's query fills: what a form pins with a submission is the same for everybody. */
export const withoutPlaceholders = (text: string): string => text.replace(mark, '').trim()
