/** The files that a recipe writes, and the steps that a person takes afterwards. */
export interface Recipe {
  /** Texts by the path of their file from the project's root. */
  readonly files: Readonly<Record<string, string>>
  /** The new texts of files that are there. */
  readonly changed?: Readonly<Record<string, string>>
  readonly next: readonly string[]
}
