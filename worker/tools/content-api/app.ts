import { Hono } from 'hono'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { answerDatasource, answerDatasources, answerEntries } from './answer-datasources.ts'
import { answerExperiments } from './answer-experiments.ts'
import { answerLink, answerLinks } from './answer-links.ts'
import { answerSpace } from './answer-space.ts'
import { answerStories, answerStory } from './answer-stories.ts'
import { answerTags } from './answer-tags.ts'
import { type ContentApiInput, type Endpoint, handle } from './endpoint.ts'
import { logApi } from './log-api.ts'
import {
  type AccessParameters,
  datasourceParameters,
  datasourcesParameters,
  entriesParameters,
  experimentsParameters,
  linkParameters,
  linksParameters,
  spaceParameters,
  storiesParameters,
  storyParameters,
  tagsParameters,
} from './parameters.ts'
import { failures, toResponse } from './reply.ts'
import { createSnapshots } from './snapshot.ts'

/**
 * Storyblok's Content Delivery API, version 2, over spaces that are stored in KV as `spaceEntries` makes them. The
 * token of a request chooses the space; `base` is the path that it answers below.
 * https://www.storyblok.com/docs/api/content-delivery/v2
 */
export function createContentApi(given: ContentApiInput, base = '/'): Hono {
  const input = { snapshots: createSnapshots(given.kv), ...given }
  const serve = <Parameters extends AccessParameters>(endpoint: Omit<Endpoint<Parameters>, 'isVersioned'>) =>
    handle(input, { ...endpoint, isVersioned: true })
  const fail = (reply: { status: number; body: unknown }) =>
    toResponse(reply, { caching: 'never', now: input.now() })

  return new Hono({ strict: false })
    .basePath(base)
    .get('/v2/cdn/stories', serve({ schema: storiesParameters, answer: answerStories }))
    .get('/v2/cdn/stories/:path{.+}', serve({ schema: storyParameters, answer: answerStory }))
    .get('/v2/cdn/links', serve({ schema: linksParameters, answer: answerLinks }))
    .get('/v2/cdn/links/:path', serve({ schema: linkParameters, answer: answerLink }))
    .get('/v2/cdn/tags', serve({ schema: tagsParameters, answer: answerTags }))
    .get('/v2/cdn/datasources', serve({ schema: datasourcesParameters, answer: answerDatasources }))
    .get('/v2/cdn/datasources/:path', serve({ schema: datasourceParameters, answer: answerDatasource }))
    .get('/v2/cdn/datasource_entries', serve({ schema: entriesParameters, answer: answerEntries }))
    .get('/v2/cdn/experiments', serve({ schema: experimentsParameters, answer: answerExperiments }))
    .get(
      '/v2/cdn/spaces/me',
      handle(input, { schema: spaceParameters, answer: answerSpace, isVersioned: false }),
    )
    .notFound(() => fail(failures.notFound))
    .onError(error => {
      logApi({ event: 'content-api-failed', reason: reasonOf(error) })
      return fail(failures.unavailable)
    })
}
