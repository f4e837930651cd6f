import type { Environment } from '../../env.ts'
import type { Feature } from '../answer/feature.ts'
import { type SiteDependencies, waitOf } from '../answer/site-dependencies.ts'
import {
  contentSource,
  createSpaceWatch,
  draftsOf,
  formsSource,
  globalSource,
  interruptible,
  type PublishedSource,
} from '../content/client/content-source.ts'
import { createPace, createRefusals, paced } from '../content/client/pace.ts'

/** The site's dependencies, and the way to embedded content, where a feature gives it. */
export interface SourceDependencies extends SiteDependencies {
  readonly embeddedFetch: Feature['embeddedFetch']
}

interface SourcesDependencies extends SourceDependencies {
  readonly kv: KVNamespace
  /** The newest version of the main space, which its calls name. */
  readonly cv: NonNullable<PublishedSource['cv']>
}

/** Opens the spaces of an environment; calls to each are paced separately. */
export function openSources(environment: Environment, dependencies: SourcesDependencies) {
  const { kv, cv, now, log, interrupt, embeddedFetch } = dependencies
  // The embedded delivery API runs in this worker and has no rate limit.
  const isPaced = environment.CONTENT_SOURCE === 'storyblok'
  const wait = waitOf(dependencies)
  const zones = { content: environment.CONTENT_TIME_ZONE, provider: environment.TIME_ZONE }
  const refusals = { content: createRefusals(now), forms: createRefusals(now), global: createRefusals(now) }
  const askAt = (
    name: keyof typeof refusals,
    asked: PublishedSource,
    pace = createPace({ now }),
    isBackground = false,
  ) => {
    const source = { ...asked, zones }
    return interruptible(
      isPaced ? paced(source, { pace, refusals: refusals[name], wait }, isBackground) : source,
      interrupt,
    )
  }
  const besideMain = (name: 'forms' | 'global', source: PublishedSource | undefined) =>
    source && askAt(name, source)
  const given = dependencies.source?.(environment, kv)
  const embedded = { openFetch: () => embeddedFetch?.({ kv, now }), log }
  const space = createSpaceWatch(now)
  const main = { ...(given ?? contentSource(environment, embedded)), noteSpace: space.note }
  const pace = createPace({ now })
  const mainFor = (isBackground: boolean) => ({ ...askAt('content', main, pace, isBackground), cv })
  const source = mainFor(false)
  return {
    isPaced,
    pace,
    refusals,
    space,
    source,
    /** The main space for background work that no visitor waits for. */
    background: mainFor(true),
    drafts: draftsOf(source, environment),
    formsSource: besideMain('forms', formsSource(environment)),
    // Tests pass their own spaces.
    globalSource: given ? undefined : besideMain('global', globalSource(environment, embedded)),
  }
}
