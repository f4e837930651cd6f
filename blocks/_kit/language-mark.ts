const mark = /\u{F0004}([a-z-]+)\u{F0005}(\u{F0006}?<[a-z][a-z0-9-]*)?/gu

/**
 * Marks a block whose language differs from that of its surroundings. Views do not see it: the block's root element, which
 * follows, gets the attribute once the HTML is rendered. Content never holds the characters.
 */
export const markLanguage = (language: string): string => `\u{F0004}${language}\u{F0005}`

/** Puts each marked language (WCAG 2.2, 3.1.2) on the element after its mark. */
export const fillLanguageMarks = (html: string): string =>
  html.replace(mark, (_, language: string, start: string | undefined) =>
    start ? `${start} lang="${language}"` : '',
  )
