import { api, type OpenStory } from './api.ts'
import type { PublicState, Translation } from './story-states.ts'
import { firstStory, type useLibrary, type useOpening } from './use-opening.ts'
import type { usePage } from './use-page.ts'
import { describePublish, type usePublishing } from './use-publishing.ts'
import type { useStatus } from './use-status.ts'
import type { useStory } from './use-story.ts'

interface ActionParts {
  readonly library: ReturnType<typeof useLibrary>
  readonly current: ReturnType<typeof useStory>
  readonly opening: ReturnType<typeof useOpening>
  /** Shows the page of a story in the frame, at its present address. */
  readonly showPage: (id: number) => Promise<void>
  readonly publishing: ReturnType<typeof usePublishing>
  readonly say: ReturnType<typeof usePage>['say']
  readonly run: ReturnType<typeof useStatus>['run']
}

/** The actions on the open story: each one shows its result, or its error, in the status line. */
export function storyActions({ library, current, opening, showPage, publishing, say, run }: ActionParts) {
  /** Before a story is open there is none to act on. */
  function act<T>(done: string | ((result: T) => string), task: (story: OpenStory) => Promise<T>): void {
    const story = current.editing?.story
    if (story) void run(done, () => task(story))
  }
  /** Takes over the story that the worker returns after an action. */
  async function adopt(action: (revision: string) => Promise<OpenStory>): Promise<OpenStory> {
    const changed = await current.act(action)
    await library.refresh()
    return changed
  }
  /** Tells the page that visitors now see the draft, or no longer see the story. */
  async function expose(
    action: 'published' | 'unpublished',
    by: (revision: string) => Promise<OpenStory>,
  ): Promise<void> {
    const { id: storyId, slug } = await adopt(by)
    say(action === 'published' ? { action, storyId, slug, slugChanged: false } : { action, storyId, slug })
  }
  async function move(id: number, slug: string): Promise<void> {
    await adopt(() => api.move(id, slug))
    await showPage(id)
  }
  async function translate(id: number, translations: readonly Translation[]): Promise<void> {
    await adopt(() => api.translate(id, translations))
    await showPage(id)
  }
  async function publish(story: OpenStory): Promise<PublicState> {
    publishing.close()
    await expose('published', revision => api.publish(story.id, revision))
    return publishing.confirm(story)
  }
  async function remove({ id }: OpenStory): Promise<void> {
    await api.remove(id)
    await openFirst()
  }
  async function openFirst(): Promise<void> {
    const home = firstStory(await library.refresh(), '')
    if (home) await opening.load(home.id)
  }
  /** Creates a story again that another editor has deleted, with this editor's content. */
  async function makeAnew({ name, slug, story }: OpenStory): Promise<void> {
    const content = current.editing?.content ?? story.content
    const { id } = await api.create({ name, slug, content })
    await library.refresh()
    await opening.load(id)
  }
  const saveFirst =
    <T>(task: (story: OpenStory) => Promise<T>) =>
    async (story: OpenStory) => {
      await current.save()
      return task(story)
    }

  return {
    save: () =>
      act(
        'Saved',
        saveFirst(({ id }) => api.storeVersion(id)),
      ),
    askToPublish: () =>
      act(
        '',
        saveFirst(async ({ id }) => publishing.ask(await current.act(() => api.story(id)))),
      ),
    publish: () => act(describePublish, publish),
    unpublish: () => act('Unpublished', ({ id }) => expose('unpublished', () => api.unpublish(id))),
    rename: (name: string) => act('Renamed', ({ id }) => adopt(() => api.rename(id, name))),
    move: (slug: string) => act('Moved', ({ id }) => move(id, slug)),
    translate: (translations: readonly Translation[]) =>
      act('Name and slug in other languages saved', ({ id }) => translate(id, translations)),
    duplicate: () => {
      const id = current.editing?.story.id
      if (id !== undefined) void opening.make('Duplicated', () => api.duplicate(id))
    },
    remove: () => act('Deleted', remove),
    makeAnew: () => act('Saved as a new story', makeAnew),
    /** Leaves the open story as it is, and opens the first one. */
    leave: () => act('', openFirst),
    /** Saves, and then runs a task that needs the stored draft. */
    afterSave: (task: (story: OpenStory) => Promise<unknown>) => act('', saveFirst(task)),
  }
}
