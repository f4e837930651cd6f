/** The state of a tool that the title of the document names (WCAG 2.2, 2.4.2). */
export interface ToolStep {
  /** The visitor's progress in words; undefined where there is only one step. */
  readonly position?: string
  /** The visitor went on without an answer. */
  readonly isUnanswered: boolean
}
