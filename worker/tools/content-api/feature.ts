import { type EmbeddedContent, type Feature, limitUncached } from '../../core/answer/feature.ts'
import type { PublishedSource } from '../../core/content/client/content-source.ts'
import { embeddedSpaces } from '../../core/content/client/content-source.ts'
import { contentFetch } from './fetch.ts'
import { answerContentApi } from './handler.ts'
import { snapshotsOf } from './snapshot.ts'

/**
 * A `fetch` of the delivery API, whose code is loaded at the first call: a worker with another source never loads it.
 */
function embeddedFetch({ kv, now }: EmbeddedContent): PublishedSource['fetch'] {
  let made: PublishedSource['fetch'] | undefined
  return async (input, init) => {
    if (!made) {
      const { createContentApi } = await import('./app.ts')
      const snapshots = snapshotsOf(kv)
      made = contentFetch(createContentApi({ kv, snapshots, spaceIds: embeddedSpaces, now }))
    }
    return made(input, init)
  }
}

/** The delivery API of the embedded content: for the site itself, and for other clients where it is open. */
export const contentApi: Feature = {
  embeddedFetch,
  routes(app, { servicesOf, now }) {
    app.get(
      '/_content/*',
      limitUncached,
      (context, next) => answerContentApi(context.req.raw, servicesOf(context.env), now) ?? next(),
    )
  },
}
