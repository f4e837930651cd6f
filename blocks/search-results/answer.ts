export type Mark = readonly [from: number, to: number]

export interface FoundItem {
  readonly title: string
  readonly titleMarks: readonly Mark[]
  readonly subtitle?: string | undefined
  readonly subtitleMarks: readonly Mark[]
  readonly path: string
  readonly degree?: string | undefined
  readonly duration?: string | undefined
  /** Of a programme: finds its prices. */
  readonly careId?: string | undefined
  /** Of an article or an event, in epoch milliseconds. */
  readonly date?: number | undefined
}

/** The results of a kind; an upstream may return neither code nor numbers. */
export interface FoundGroup {
  readonly kind?: string | undefined
  readonly title: string
  readonly total?: number | undefined
  /** Whether there are more than `total`, which are not listed. */
  readonly hasMore?: boolean | null | undefined
  /** The page that the items are, from 1. */
  readonly page?: number | undefined
  readonly items: readonly FoundItem[]
}

/** The answer of `story-library-search`; the call's schema gives it this shape. */
export interface SearchAnswer {
  readonly data: readonly FoundGroup[]
  /** The call failed: the list is empty although there may be results. */
  readonly failed?: true | undefined
}

/** A part of a text, matched or not. */
export interface TextPart {
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/** A text split at its marks. Marks that overlap or exceed the text are used as far as possible. */
export function partsOf(text: string, marks: readonly Mark[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (to: number, isMatch: boolean) => {
    if (to <= at) return
    parts.push({ at, text: text.slice(at, to), isMatch })
    at = Math.min(to, text.length)
  }
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    if (from >= text.length) break
    add(from, false)
    add(Math.min(to, text.length), true)
  }
  add(text.length, false)
  return parts
}
