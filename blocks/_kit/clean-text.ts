// Joiners and the emoji variation selector belong to the character before them, in scripts other than Latin and in emoji.
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the class is of single characters
  /[\p{Cc}\p{Co}\p{Cs}\p{DI}\p{NChar}\ufffd](?<![\t\n]|[^\0-\u036f\p{C}\p{DI}\ufffd]\ufe0f?[\u200c\u200d\ufe0f])/gu

/**
 * Cleans a text from a visitor, an editor or a query. Every line break becomes `\n`; characters that show nothing are removed: controls, soft
 * hyphens, direction marks, noncharacters, unpaired surrogates and their replacements, and the private-use characters that mark placeholders
 * for the renderer. Letters are composed (Unicode, NFC). Idempotent.
 */
export const cleanText = (text: string): string =>
  text
    .normalize()
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .normalize()
