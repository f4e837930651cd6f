import { useCallback, useEffect, useRef, useState } from 'react'
import { AddBeside, type Beside } from './add-beside.tsx'
import { api, type OpenStory, type StorySummary } from './api.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHeader, languages, type Width, widths } from './editor-header.tsx'
import { firstStory } from './first-story.ts'
import type { Target } from './form-context.ts'
import { missingTexts } from './missing-texts.ts'
import { NewStory } from './new-story.tsx'
import { PageFrame } from './page-frame.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryList } from './story-list.tsx'
import { StoryMenu } from './story-menu.tsx'
import { useLibrary } from './use-library.ts'
import { usePage } from './use-page.ts'
import { usePreview } from './use-preview.ts'
import { describePublish, usePublishing } from './use-publishing.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStatus } from './use-status.ts'
import { useStory } from './use-story.ts'

const [defaultLanguage] = languages

/** The editor: stories on the left, the page in the middle, the form on the right. */
export function Editor() {
  const { forms, stories, refresh, begin } = useLibrary()
  const [language, setLanguage] = useState<string>(defaultLanguage)
  const [target, setTarget] = useState<Target>()
  const [width, setWidth] = useState<Width>('Desktop')
  const [beside, setBeside] = useState<Beside>()
  const [dialog, setDialog] = useState<'versions' | 'shortcuts'>()
  const { status, setStatus, run } = useStatus()
  const frame = useRef<HTMLIFrameElement>(null)
  const preview = usePreview(useCallback(() => setStatus('Preview renewed'), [setStatus]))
  const current = useStory(setStatus)
  const publishing = usePublishing(frame)
  const { editing } = current
  const story = editing?.story
  const content = editing?.content
  const shownLanguage = language === defaultLanguage ? undefined : language
  const page = usePage({
    ...{ frame, address: preview.address, editing, forms, language: shownLanguage },
    onEdit: current.edit,
    onTarget: setTarget,
    onAdd: setBeside,
    onFollow: id => void show(id),
  })

  async function load(id: number): Promise<void> {
    current.open(await api.story(id))
    setTarget(undefined)
    await preview.show(id, language)
    history.replaceState(null, '', `#${id}`)
  }
  /** Edits of the story that is open are saved first; where that fails it stays open. */
  const show = (id: number) =>
    run('', async () => {
      await current.save()
      await load(id)
    })
  /** Makes a story and opens it. */
  const open = (done: string, make: () => Promise<StorySummary>) =>
    void run(done, async () => {
      await current.save()
      const { id } = await make()
      await refresh()
      await load(id)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    void run('', async () => {
      const first = firstStory(await begin(), location.hash)
      if (first) await load(first.id)
    })
  }, [])

  /** A change of the story that the worker makes. */
  async function act(task: (id: number) => Promise<OpenStory>): Promise<OpenStory> {
    const changed = await task(story!.id)
    current.adopt(changed)
    await refresh()
    return changed
  }
  const save = () =>
    void run('Saved', async () => {
      await current.save()
      await api.keepVersion(story!.id)
    })
  const askToPublish = () =>
    void run('', async () => {
      await current.save()
      await publishing.ask(story!)
    })
  /** Shows the draft to visitors or takes the story away from them, and tells the page. */
  async function expose(action: 'published' | 'unpublished'): Promise<void> {
    const { id: storyId, slug } = await act(action === 'published' ? api.publish : api.unpublish)
    page.say(
      action === 'published' ? { action, storyId, slug, slugChanged: false } : { action, storyId, slug },
    )
  }
  const publish = () =>
    void run(describePublish, async () => {
      publishing.close()
      await expose('published')
      return publishing.confirm(story!)
    })
  useShortcuts({
    ...{ save, publish: askToPublish, undo: current.undo, redo: current.redo },
    search: () => document.querySelector<HTMLInputElement>('nav input[type="search"]')?.focus(),
    help: () => setDialog('shortcuts'),
  })

  if (!story || !content) return <p className="loading">{status || 'Loading …'}</p>
  const added = (uid: string) => {
    page.tell('added', uid)
    setTarget({ uid })
  }
  return (
    <>
      <EditorHeader
        {...{ story, status, language, width }}
        missing={shownLanguage ? missingTexts(content, forms, shownLanguage) : 0}
        onLanguage={next => {
          setLanguage(next)
          void run('', async () => {
            await current.save()
            await preview.show(story.id, next)
          })
        }}
        onWidth={setWidth}
        canUndo={editing.past.length > 0}
        canRedo={editing.future.length > 0}
        onUndo={current.undo}
        onRedo={current.redo}
        onSave={save}
        onPublish={askToPublish}
        onUnpublish={() => void run('Unpublished', () => expose('unpublished'))}
        onShortcuts={() => setDialog('shortcuts')}
        menu={
          <StoryMenu
            story={story}
            onVersions={() => void run('', () => current.save().then(() => setDialog('versions')))}
            onRename={name => void run('Renamed', () => act(id => api.rename(id, name)))}
            onMove={slug => void run('Moved', () => act(id => api.move(id, slug)))}
            onDuplicate={() => open('Duplicated', () => api.duplicate(story.id))}
            onDelete={() =>
              void run('Deleted', async () => {
                await api.remove(story.id)
                await refresh()
                const home = firstStory(stories, '')
                if (home) await load(home.id)
              })
            }
          />
        }
      />
      <StoryList stories={stories} openId={story.id} onOpen={id => void show(id)}>
        <NewStory forms={[...forms.values()]} stories={stories} onCreate={make => open('Created', make)} />
      </StoryList>
      <PageFrame ref={frame} address={preview.address} isConnected={page.isConnected} width={widths[width]} />
      <StoryForm
        key={`${story.id} ${language}`}
        {...{ story, content, forms, stories, language: shownLanguage, target }}
        onEdit={current.edit}
        onBlock={(what, uid) => (what === 'added' ? added(uid) : page.tell(what, uid))}
      />
      {beside && (
        <AddBeside
          {...{ beside, content, forms }}
          onClose={() => setBeside(undefined)}
          onAdd={(next, uid) => {
            setBeside(undefined)
            current.edit(next)
            added(uid)
          }}
        />
      )}
      <EditorDialogs
        {...{ dialog, story, content, forms, publishing, current }}
        onClose={() => {
          setDialog(undefined)
          page.look(content)
        }}
        onLook={page.look}
        onPublish={publish}
        onTarget={setTarget}
        onSaveMine={() => void run('Saved', current.overwrite)}
        onTakeTheirs={theirs => {
          current.open(theirs)
          void run('', () => preview.show(theirs.id, language))
        }}
      />
    </>
  )
}
