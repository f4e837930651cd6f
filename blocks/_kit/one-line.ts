/** Line breaks of all kinds, and tabs (Unicode, line breaking). */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Controls, marks of direction, zero-width characters, halves of characters, and letters that show nothing. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu

/** A text of a visitor as one line of what can be seen: line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(breaks, ' ').replace(unseen, '').trim()
