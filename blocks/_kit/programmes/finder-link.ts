import { withParameters } from '../add-parameters.ts'
import type { LinkTarget } from '../resolved.ts'
import { searchParameter } from '../search-page.ts'
import { slug } from '../slug.ts'

/** What another block knows of a visitor's choice. */
export interface FinderChoice {
  /** Code of a degree. */
  readonly degree?: string
  /**
   * Names of a field of study: the finder of a language knows a field by the name that it has there, and overlooks those that it does
   * not know.
   */
  readonly cluster?: readonly string[]
  /** Words, which may be the name of an option. */
  readonly words?: string
}

/** The link to a study finder with what the visitor has chosen already (requirement tools/study-finder). */
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
