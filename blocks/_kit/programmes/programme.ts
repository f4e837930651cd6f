import type { Context, Need } from '../context.ts'
import { onceFor } from '../once-for.ts'

/** The part of an entry of `story-library` that lists of programmes read; the call's schema gives it this shape. */
export interface Programme {
  readonly uuid: string
  readonly title: string
  readonly path: string
  readonly kind: string
  /** The language of its page, where that is not the current page's. */
  readonly language?: string | undefined
  readonly careId?: string | undefined
  readonly description?: string | undefined
  readonly degree?: string | undefined
  readonly degreeType?: string | undefined
  readonly cluster?: string | undefined
  /** The same in each language, as those of places are; derived from the words if there is none. */
  readonly clusterCode?: string | undefined
  readonly duration?: string | undefined
  readonly unit?: string | undefined
  readonly studyForm?: string | undefined
  readonly credits?: number | undefined
  readonly recognizedEcts?: number | undefined
  readonly months?: readonly number[] | undefined
  readonly starts?: readonly string[] | undefined
  readonly places?: readonly string[] | undefined
  readonly placeCodes?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
  readonly admissionWays?: readonly string[] | undefined
}

/**
 * Pages of single programmes: a group would count its programmes twice. Other pages of editors are left out where the list is made. Those that are not
 * written in the page's language are listed in another one (requirement tools/other-languages).
 */
export const programmePages: Need = {
  call: 'story-library',
  query: { storyTypes: 'variant,page', kinds: 'programme', perPage: '1000', untranslated: 'true' },
}

/** The part of the answer of `story-library` that is read. */
interface Library {
  readonly data: readonly Programme[]
  /** The call failed: the list is empty although there may be programmes. */
  readonly failed?: true | undefined
}

// The same list object for the same answer, so that values made from the list can be cached on it.
const programmesIn = onceFor(({ data }: Library): readonly Programme[] =>
  data.filter(({ kind }) => kind === 'programme'),
)

/** The programmes of the site; a page of editors is one where it is the only page of a product. Undefined where the list cannot be had. */
export function programmesOf(context: Pick<Context, 'data'>): readonly Programme[] | undefined {
  const answer = context.data(programmePages) as Library | undefined
  return answer && !answer.failed ? programmesIn(answer) : undefined
}
