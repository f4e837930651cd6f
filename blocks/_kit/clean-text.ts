// Joiners and the sign for a coloured emoji belong to what stands before them: letters of other scripts than ours, and emoji.
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the class is of single characters
  /[\p{Cc}\p{Co}\p{Cs}\p{DI}\p{NChar}\ufffd](?<![\t\n]|[^\0-\u036f\p{C}\p{DI}\ufffd]\ufe0f?[\u200c\u200d\ufe0f])/gu

/**
 * A text from outside, whoever wrote it: a visitor, an editor or a query. Each end of a line is `\n`; characters that show nothing go: controls, soft
 * hyphens, marks of direction, noncharacters, halves of letters and what stands for them, and the private ones that mark places for
 * the renderer. Letters are composed (Unicode, NFC). Cleaned twice it is the same.
 */
export const cleanText = (text: string): string =>
  text
    .normalize()
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .normalize()
