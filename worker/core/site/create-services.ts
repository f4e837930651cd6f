import build from 'virtual:site/build'
import { parseEnvironment } from '../../env.ts'
import { createAnswerCache, createErrorAnswers, createRedirectAnswers } from '../answer/answer-cache.ts'
import { type Feature, hookOf } from '../answer/feature.ts'
import type { Services } from '../answer/services.ts'
import type { SiteDependencies } from '../answer/site-dependencies.ts'
import { memoize } from '../base/caching/memoize.ts'
import { createSecretGuesses, createTokenBucket } from '../base/http/limits.ts'
import { assetSpacesOf, spaceIdsOf } from '../content/client/content-source.ts'
import type { Story } from '../content/types/story.ts'
import { countInAnalytics, countInDatabase } from '../page/experiments/count-visitors.ts'
import { validateBlock } from '../page/registry.ts'
import { createPageStore, toBrotli } from '../page/render/page-store.ts'
import { blockIslands, blockViews } from '../page/render/registry.ts'
import { createPageRenderer } from '../page/render/renderer.ts'
import { createStyles } from '../page/render/styles.ts'
import { createLackingCalls } from '../platform/load-answer.ts'
import { createLedgerReader, ledgerDatabase } from '../platform/price-ledger/ledger-store.ts'
import { createRepeatedAnswers } from '../platform/repeated-answers.ts'
import { createIgnoredLog } from '../request/routing/log-redirects.ts'
import { createSites, unitsOf } from '../request/site/site.ts'
import { createContentServices } from './content-services.ts'

/** Analytics Engine where there is one, else the database. */
function visitCountOf({ EXPOSURES: dataset, RECORDS: database }: Cloudflare.Env) {
  if (dataset) return countInAnalytics(dataset)
  return database && countInDatabase(database)
}

/** Makes the services that one worker instance keeps between requests: caches of content and of fragments, and no state of a request. */
export function createServices(
  bindings: Cloudflare.Env,
  dependencies: SiteDependencies,
  features: readonly Feature[],
): Services {
  const { now, log, interrupt } = dependencies
  const environment = parseEnvironment(bindings)
  const { memory, dataCache, ...content } = createContentServices(environment, bindings, {
    ...dependencies,
    embeddedFetch: hookOf(features, 'embeddedFetch'),
  })
  const pageStore = createPageStore({ compress: dependencies.compress ?? toBrotli })
  const storeShownForm = hookOf(features, 'storeShownForm')
  const services: Services = {
    environment,
    bindings,
    dependencies,
    build: build.id,
    siteOf: createSites(environment),
    units: unitsOf(environment),
    countVisits: visitCountOf(bindings),
    attemptSecret: createSecretGuesses(now),
    logIgnored: createIgnoredLog(now),
    content: {
      ...content,
      spaceIds: spaceIdsOf(environment),
      assetSpaces: assetSpacesOf(environment),
      mayAskForUnknown: createTokenBucket({ burst: 50, perSecond: 5, now }),
    },
    platform: {
      interrupt,
      repeated: createRepeatedAnswers(),
      lacking: createLackingCalls(now),
      readLedger: createLedgerReader({ database: ledgerDatabase(bindings.DB, environment), now, log }),
    },
    page: {
      dataCache,
      renderer: createPageRenderer({
        views: { ...blockViews, ...dependencies.views?.views },
        islands: { ...blockIslands, ...dependencies.views?.islands },
        validate: validateBlock,
        log,
        account: memory.account,
        collectForm: form => storeShownForm?.(services, form),
      }),
      pageStore,
      styles: createStyles(),
      reportUnreadable: memoize(({ full_slug: slug }: Story) => log({ event: 'page-unreadable', slug })),
    },
    answers: {
      pages: createAnswerCache(pageStore),
      errors: createErrorAnswers(pageStore),
      redirects: createRedirectAnswers(),
    },
  }
  return services
}
