import { type HeadingLevel, levelBelow } from '../_kit/heading.tsx'

interface List {
  readonly headline?: string | undefined
  readonly headlineProps: readonly { readonly level?: HeadingLevel | undefined }[]
}

/** The level of a list's headline: the editor's choice, else one below the heading above the accordion. */
export const headlineLevelOf = ({ headlineProps: [look] }: List, above: HeadingLevel): HeadingLevel =>
  look?.level ?? levelBelow(above)

/** The level of the titles: below the headline of their list, where it is shown, else below the heading above the accordion. */
export const titleLevelOf = (list: List | undefined, above: HeadingLevel): HeadingLevel =>
  levelBelow(list?.headline ? headlineLevelOf(list, above) : above)
