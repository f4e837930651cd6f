import { withParameters } from '../add-parameters.ts'
import type { LinkTarget } from '../resolved.ts'
import { searchParameter } from '../search-page.ts'
import { slug } from '../slug.ts'

/** A visitor's choices that another block already knows. */
export interface FinderChoice {
  /** Code of a degree. */
  readonly degree?: string
  /** Names of fields of study in the finder's language; the finder ignores names that it does not know. */
  readonly cluster?: readonly string[]
  /** Words, which may be the name of an option. */
  readonly words?: string
}

/** The link to a study finder with the visitor's choices (requirement tools/study-finder). */
export function finderLink(finder: LinkTarget, { degree, cluster = [], words }: FinderChoice): LinkTarget {
  const codes = [...new Set(cluster.map(slug))].sort()
  const parameters = [
    ...codes.map(cluster => ({ cluster })),
    ...(degree ? [{ degree }] : []),
    ...(words ? [{ [searchParameter]: words }] : []),
  ]
  const query = parameters.map(one => new URLSearchParams(one).toString())
  return withParameters(finder, `?${query.join('&')}`)
}
