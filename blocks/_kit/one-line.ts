/** A text of a visitor as one line of what can be seen: line breaks and tabs become spaces; controls, marks of direction and letters that show nothing go. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '')
    .trim()
