import { reportFailure } from '../navigation/leaving.ts'
import { idle } from '../triggers/idle.ts'
import { loaded } from '../triggers/loaded.ts'
import { followDecisions, granted } from './consent.ts'

/** Once the browser is idle, so that the tool never delays the page. Its failure counts as no consent (requirement consent/failure). */
function startTool(): void {
  const start = async () => (await import('./start.ts')).startConsent()
  idle(document.body, () => start().catch(() => undefined), '')
}

/** Follows the visitor's decision, and when the page has loaded starts the consent tool, and the tag manager where one is configured. */
export function beginConsent(): void {
  followDecisions()
  void loaded().then(startTool)
  if (!document.documentElement.dataset.tags) return
  // The policy of this document was made for the decision as it is now.
  const isAllowed = granted('analytics')
  const start = async () => (await import('./tags.ts')).startTags(isAllowed)
  loaded().then(start).catch(reportFailure)
}
