import { reportFailure } from '../navigation/leaving.ts'
import { loaded } from '../triggers/loaded.ts'
import { followDecisions, granted } from './consent.ts'

/** Follows the visitor's decision, and starts the tag manager once the page has loaded, where one is configured. */
export function beginConsent(): void {
  followDecisions()
  if (!document.documentElement.dataset.tags) return
  // The policy of this document was made for the decision as it is now.
  const isAllowed = granted('analytics')
  const start = async () => (await import('./tags.ts')).startTags(isAllowed)
  loaded().then(start).catch(reportFailure)
}
