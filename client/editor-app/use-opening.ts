import { useEffect, useRef, useState } from 'react'
import { api, type Choice, type ComponentForm, type StorySummary } from './api.ts'
import type { usePreview } from './use-preview.ts'
import type { useStatus } from './use-status.ts'
import type { useStory } from './use-story.ts'

/** The forms of all components, and the stories and country groups as they are listed. */
export function useLibrary() {
  const [forms, setForms] = useState<ReadonlyMap<string, ComponentForm>>(new Map())
  const [stories, setStories] = useState<readonly StorySummary[]>([])
  const [countryGroups, setCountryGroups] = useState<readonly Choice[]>([])

  async function refresh(): Promise<readonly StorySummary[]> {
    const [all, groups] = await Promise.all([api.stories(), api.countryGroups()])
    setStories(all)
    setCountryGroups(groups)
    return all
  }
  async function begin(): Promise<readonly StorySummary[]> {
    setForms(new Map((await api.forms()).map(form => [form.name, form])))
    return refresh()
  }
  return { forms, stories, countryGroups, refresh, begin }
}

/** The id of the story that the editor's address names; 0 for none. */
const namedStory = (hash: string): number => Number(hash.slice(1)) || 0

/** The story that the editor's address names, else the home page, else any. */
export function firstStory(stories: readonly StorySummary[], hash: string): StorySummary | undefined {
  const wanted = namedStory(hash)
  return stories.find(({ id }) => id === wanted) ?? stories.find(({ slug }) => slug === 'home') ?? stories[0]
}

interface OpeningParts {
  readonly library: ReturnType<typeof useLibrary>
  readonly current: ReturnType<typeof useStory>
  readonly preview: ReturnType<typeof usePreview>
  readonly run: ReturnType<typeof useStatus>['run']
  readonly language: string
  /** A story was opened. */
  readonly onOpened: () => void
}

/** Opens stories; at the start the one in the editor's address. */
export function useOpening({ library, current, preview, run, language, onOpened }: OpeningParts) {
  const loads = useRef(0)

  /**
   * Opens a story, unless another one was requested while it loaded. The address names it at once, so that a later one is not replaced.
   */
  async function load(id: number): Promise<void> {
    const turn = ++loads.current
    const story = await api.story(id)
    if (turn !== loads.current) return
    current.open(story)
    history.replaceState(null, '', `#${id}`)
    onOpened()
    await preview.show(id, language)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    void run('', async () => {
      const wanted = namedStory(location.hash)
      const first = firstStory(await library.begin(), location.hash)
      if (first) await load(first.id)
      if (wanted && first?.id !== wanted) throw new Error('the story of this address is gone')
    })
  }, [])

  /** Edits of the story that is open are saved first; where that fails it stays open. */
  const show = (id: number) =>
    void run('', async () => {
      await current.save()
      await load(id)
    })

  // An address that is typed or pasted over the one of the open story.
  useEffect(() => {
    function follow(): void {
      const id = namedStory(location.hash)
      if (id) show(id)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  })

  return {
    load,
    show,
    /** Makes a story and opens it; resolves with the reason where that fails. */
    make: (done: string, make: () => Promise<StorySummary>) =>
      run(done, async () => {
        await current.save()
        const { id } = await make()
        await library.refresh()
        await load(id)
      }),
  }
}
