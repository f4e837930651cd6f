import type { Feature, Mount } from '../../core/answer/feature.ts'
import { readConsent } from '../../core/request/visitor/consent.ts'
import { answerTagScript } from './tag-script.ts'

const routes: Mount = (app, { open, log }) => {
  app.get('/_service/analytics/tag.js', context => {
    const { services, site } = open(context)
    const { CONSENT_CATEGORIES: categories, CONSENT_IMPLICIT } = services.environment
    const { headers } = context.req.raw
    const grants = readConsent({ headers, categories, isImplicit: CONSENT_IMPLICIT.includes(site.unit) })
    return answerTagScript({
      container: site.tagManager || undefined,
      isGranted: grants('analytics'),
      fetch: (input, init) => fetch(input, init),
      cache: caches.default,
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    })
  })
}

/** The script of the tag manager. */
export const tags: Feature = {
  routes,
}
