import { eachVisitorFact, type VisitorFacts } from '../../../../blocks/_kit/visitor-facts.ts'
import type { Environment } from '../../../env.ts'
import { withFacts } from '../../base/caching/facts.ts'
import type { Site } from '../site/site.ts'
import type { ExperimentState } from './experiment-state.ts'
import type { StoredUsergroup } from './usergroup.ts'
import type { ViewAs } from './view-as.ts'

/**
 * All facts of a request that its page may depend on: those that blocks may read (`visitor-facts.ts`), and those of the page's address and of
 * experiments. Each is read from the request on first access, so that the facts that were read for an answer are the answer's cache key. The
 * stages of a page get these facts, and never the request.
 */
export interface Visitor extends VisitorFacts {
  readonly site: Site
  /** Path of the page's address, percent-encoded. */
  readonly path: string
  /** Query of the page's address without `?`. */
  readonly query: string
  /** The query has a parameter that controls this site itself: of the editor, of operators, of tests. */
  readonly hasTechnicalQuery: boolean
  /** The request is for a link with the story's path (requirement page-resolution/nuxtlink). */
  readonly hasStoryLink: boolean
  /** The language that the visitor chose; used where addresses have no language prefix. */
  readonly chosenLanguage: string | undefined
  /** The signed ids of the forms in progress, joined by `~`, where the address requests the state of one (requirement forms/draft). */
  readonly formDrafts: string | undefined
  readonly experiments: ExperimentState
  /** The page is being visited, not prefetched or probed: cookies are set, and the visit is counted. */
  readonly isVisit: boolean
  /** An experiment rewrote the address; only logged. */
  readonly isRewritten: boolean
  /** The usergroup that is to be stored, where that changes. */
  readonly newUsergroup: StoredUsergroup | undefined
}

export interface VisitorDependencies extends Pick<Visitor, 'site' | 'path' | 'query'> {
  readonly environment: Environment
  /** Epoch milliseconds. */
  readonly now: number
}

/** The state of a visitor who takes part in no experiment. One shared object, so that caches keyed by it find the entries of other visitors. */
export const noExperiments: ExperimentState = Object.freeze({
  requested: undefined,
  forced: [],
  mayAssign: false,
  stored: [],
  signedVisitor: undefined,
})

/** The simulated visitor of a link; no fact of the requesting client is used where the link or a first visit defines one. */
export function seenAs(visitor: Visitor, { country, usergroup = 'new', variant }: ViewAs): Visitor {
  const chosen = eachVisitorFact<Partial<VisitorFacts>>(({ chosen }) => chosen?.({ country, usergroup }))
  const fixed = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return withFacts(withoutTraces(visitor), {
    ...fixed,
    formDrafts: undefined,
    experiments: { ...noExperiments, requested: variant },
  })
}

/** A visitor whose visit is not stored, assigned or counted, as with the inspector. */
export const withoutTraces = (visitor: Visitor): Visitor =>
  withFacts(visitor, {
    isVisit: false,
    newUsergroup: undefined,
    experiments: {
      ...noExperiments,
      requested: visitor.experiments.requested,
      forced: visitor.experiments.forced,
    },
  })
