import type { PublishedSource } from '../content/cache/access.ts'
import { interruptible } from '../content/client/interrupt.ts'
import { createPace } from '../content/client/pace.ts'
import { paced } from '../content/client/paced-source.ts'
import { contentSource, draftsOf, formsSource, globalSource } from '../content/client/source.ts'
import { createSpaceWatch } from '../content/client/space-watch.ts'
import type { Snapshots } from '../content-api/snapshot.ts'
import type { Environment } from '../env.ts'
import { type SiteDependencies, waitOf } from './site-dependencies.ts'

interface SourcesDependencies extends SiteDependencies {
  readonly kv: KVNamespace
  readonly snapshots: Snapshots
  /** The newest version of the main space, which its calls name. */
  readonly cv: NonNullable<PublishedSource['cv']>
}

/** Opens the spaces of an environment, each of which is asked at a pace of its own. */
export function openSources(environment: Environment, dependencies: SourcesDependencies) {
  const { kv, snapshots, cv, now, log, interrupt } = dependencies
  // The embedded delivery API answers in this worker, as often as it is asked.
  const isPaced = environment.CONTENT_SOURCE === 'storyblok'
  const wait = waitOf(dependencies)
  const askAt = (source: PublishedSource, pace = createPace({ now }), isBackground = false) =>
    interruptible(isPaced ? paced(source, { pace, wait }, isBackground) : source, interrupt)
  const besideMain = (source: PublishedSource | undefined) => source && askAt(source)
  const given = dependencies.source?.(environment, kv)
  const embedded = { kv, snapshots, now, log }
  const space = createSpaceWatch(now)
  const main = { ...(given ?? contentSource(environment, embedded)), noteSpace: space.note }
  const pace = createPace({ now })
  const mainFor = (isBackground: boolean) => ({ ...askAt(main, pace, isBackground), cv })
  const source = mainFor(false)
  return {
    isPaced,
    pace,
    space,
    source,
    /** The main space for what no visitor waits for. */
    background: mainFor(true),
    drafts: draftsOf(source, environment),
    formsSource: besideMain(formsSource(environment)),
    // Tests pass their own spaces.
    globalSource: given ? undefined : besideMain(globalSource(environment, embedded)),
  }
}
