/** The state of a tool that the title of the document names (WCAG 2.2, 2.4.2). */
export interface ToolStep {
  /** How far the visitor is, in words; undefined where there is one step alone. */
  readonly position?: string
  /** The visitor went on without an answer. */
  readonly isUnanswered: boolean
}
