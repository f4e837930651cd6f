import type { SiteContext } from '../../core/answer/feature.ts'
import type { Services } from '../../core/answer/services.ts'
import { embeddedSpaces } from '../../core/content/client/content-source.ts'
import { contentRefusal } from '../../core/content/content-refusal.ts'
import { changeStories, type StoriesChange, type StoriesCheck } from '../content-api/change-space.ts'
import { snapshotsOf } from '../content-api/snapshot.ts'
import { readStories, type StoryVersions } from '../content-api/stored-space.ts'
import { forgetHistory, type KeptVersion, readHistory, storeVersion } from '../content-api/story-history.ts'

/** The reasons why visitors could not get the content of a changed story. Unchanged contents are not checked. */
const unreadableStory: StoriesCheck = (before, after) => {
  const known = new Set(before.flatMap(({ draft, published }) => [draft.content, published?.content]))
  const shown = new Set(before.flatMap(({ published }) => published?.content ?? []))
  const contents = after.flatMap(({ draft, published }) => [
    ...(known.has(draft.content) ? [] : [draft.content]),
    ...(!published || shown.has(published.content) ? [] : [published.content]),
  ])
  return [...new Set(contents)].map(contentRefusal).find(reason => reason !== undefined)
}

export type Stories = readonly StoryVersions[]

export const [mainSpace] = embeddedSpaces

/** Id of the story in the path. */
export const idOf = (context: SiteContext) => Number(context.req.param('id'))

export const storyIn = (stories: Stories, id: number) => stories.find(({ draft }) => draft.id === id)

interface StoryAccessDependencies {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  readonly now: () => number
}

/** Reads and changes the stories of the embedded main space, and their stored versions, for a request. */
export function createStoryAccess({ servicesOf, now }: StoryAccessDependencies) {
  const spaceOf = ({ env }: SiteContext) => {
    const {
      content: { kv, lock },
    } = servicesOf(env)
    return { kv, snapshots: snapshotsOf(kv), lock, id: mainSpace }
  }
  const historyOf = (context: SiteContext, id: number) => {
    const { kv, lock } = spaceOf(context)
    return { kv, lock, space: mainSpace, id }
  }
  const list = async (context: SiteContext): Promise<Stories> => (await readStories(spaceOf(context))) ?? []
  const story = async (context: SiteContext) => storyIn(await list(context), idOf(context))

  return {
    list,
    story,
    /** Changes the stories, to the end even where the editor no longer waits. */
    change(context: SiteContext, by: StoriesChange) {
      const changing = changeStories(spaceOf(context), by, unreadableStory)
      context.executionCtx.waitUntil(changing)
      return changing
    },
    /** Keeps a version of the present draft, which can be restored. */
    async keep(context: SiteContext, kind: KeptVersion['kind']): Promise<void> {
      const kept = await story(context)
      if (!kept) return
      // Every stored content has a component.
      const content = kept.draft.content as KeptVersion['content']
      await storeVersion(historyOf(context, kept.draft.id), { at: now(), kind, content })
    },
    history: (context: SiteContext, id: number) => readHistory(spaceOf(context).kv, mainSpace, id),
    forget: (context: SiteContext, id: number) => forgetHistory(spaceOf(context).kv, mainSpace, id),
  }
}
