/** A text of a page, and its language, where that is not the page's own. */
export interface TextInLanguage {
  readonly text: string
  readonly language?: string | undefined
}

/** The text, in an element with its language where it has another one (WCAG 2.2, 3.1.2). */
export const InLanguage = ({ text, language }: TextInLanguage) =>
  language ? <span lang={language}>{text}</span> : text
