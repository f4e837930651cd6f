/** The entries of a list that is written as one text, without the blanks around them; empty ones are left out. */
export const splitList = (text: string | undefined, separator: string | RegExp = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map(entry => entry.trim())
    .filter(Boolean)
