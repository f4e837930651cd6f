import type { Feature, Mount } from '../../core/answer/feature.ts'
import { allows, clientOf } from '../../core/base/http/limits.ts'
import { answerMedia } from './media.ts'

const routes: Mount = (app, { servicesOf, log }) => {
  app.get('/media/*', context => {
    const {
      environment,
      content: { assetSpaces },
    } = servicesOf(context.env)
    return answerMedia(new URL(context.req.url), context.req.header('range') ?? null, {
      assets: context.env.ASSETS,
      images: context.env.IMAGES,
      // The local service takes seconds of a processor for one.
      makesAvif: environment.ENVIRONMENT !== 'local',
      upstream: environment.MEDIA_ORIGIN,
      fetch: (input, init) => fetch(input, init),
      cache: caches.default,
      spaces: assetSpaces,
      mayMake: () => allows(context.env.MEDIA_LIMIT, clientOf(context.req.raw.headers)),
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    })
  })
}

/** Pictures and files of the content system. */
export const media: Feature = {
  routes,
}
