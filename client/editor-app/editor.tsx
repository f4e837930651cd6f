import { useCallback, useEffect, useRef, useState } from 'react'
import { api, type ComponentForm, type OpenStory, type PublishCheck, type StorySummary } from './api.ts'
import { BlockForm } from './block-form.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { inLanguage } from './content.ts'
import { EditorHeader, languages, type Width, widths } from './editor-header.tsx'
import { NewStory } from './new-story.tsx'
import { PageFrame } from './page-frame.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { StoryList } from './story-list.tsx'
import { StoryMenu } from './story-menu.tsx'
import { useClickedBlock } from './use-clicked-block.ts'
import { type PageMessage, useFrame } from './use-frame.ts'
import { usePreview } from './use-preview.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStatus } from './use-status.ts'
import { useStory } from './use-story.ts'

const [defaultLanguage] = languages

/** The editor: stories on the left, the page in the middle, the form on the right. */
export function Editor() {
  const [forms, setForms] = useState<readonly ComponentForm[]>([])
  const [stories, setStories] = useState<readonly StorySummary[]>([])
  const [language, setLanguage] = useState<string>(defaultLanguage)
  const [clicked, setClicked] = useClickedBlock()
  const [width, setWidth] = useState<Width>('Desktop')
  const { status, setStatus, run } = useStatus()
  const [check, setCheck] = useState<PublishCheck>()
  /** Address of the page that has reported to be loaded. */
  const [connected, setConnected] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const preview = usePreview(useCallback(() => setStatus('Preview renewed'), [setStatus]))
  const { address } = preview
  const current = useStory(setStatus)
  const { editing, conflict } = current
  const story = editing?.story

  const say = useFrame(frame, ({ action, dataC }: PageMessage) => {
    if (action === 'ping') say({ action: 'pingBack', storyId: story?.id })
    if (action === 'initialized') {
      setConnected(address)
      say({ action: 'enterEditmode', storyId: story?.id, componentNames: {} })
    }
    if (action === 'edit') setClicked(dataC?.uid)
  })

  const refresh = async () => setStories(await api.stories())

  async function load(id: number): Promise<void> {
    current.open(await api.story(id))
    setClicked(undefined)
    await preview.show(id, language)
    history.replaceState(null, '', `#${id}`)
  }
  /** Edits of the story that is open are saved first; where that fails it stays open. */
  const show = (id: number) =>
    run('', async () => {
      await current.save()
      await load(id)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    void run('', async () => {
      setForms(await api.forms())
      const all = await api.stories()
      setStories(all)
      const wanted = Number(location.hash.slice(1))
      const first = all.find(({ id }) => id === wanted) ?? all.find(({ slug }) => slug === 'home')
      if (first) await load(first.id)
    })
  }, [])

  const shownLanguage = language === defaultLanguage ? undefined : language
  const content = editing?.content
  // The page follows edits, and steps that are taken back. What it has loaded itself it is not sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the content changes
  useEffect(() => {
    if (!editing?.past.length && !editing?.future.length) return
    say({ action: 'input', story: { id: story?.id, content: inLanguage(content, shownLanguage) } })
  }, [content])

  const save = () => void run('Saved', current.save)
  useShortcuts({ save, undo: current.undo, redo: current.redo })

  /** A change of the story that the worker makes; the page in the frame is told. */
  const act = (done: string, task: (id: number) => Promise<OpenStory>, action?: string) =>
    run(done, async () => {
      const changed = await task(story!.id)
      current.adopt(changed)
      await refresh()
      if (action) say({ action, storyId: changed.id, slug: changed.slug })
    })

  if (!story || !content) return <p className="loading">{status || 'Loading …'}</p>
  const context = { forms, stories, language: shownLanguage, open: clicked }
  return (
    <>
      <EditorHeader
        story={story}
        status={status}
        language={language}
        onLanguage={next => {
          setLanguage(next)
          void run('', async () => {
            await current.save()
            await preview.show(story.id, next)
          })
        }}
        width={width}
        onWidth={setWidth}
        canUndo={editing.past.length > 0}
        canRedo={editing.future.length > 0}
        onUndo={current.undo}
        onRedo={current.redo}
        onSave={save}
        onPublish={() =>
          void run('', async () => {
            await current.save()
            setCheck(await api.check(story.id))
          })
        }
        onUnpublish={() => void act('Unpublished', api.unpublish, 'unpublished')}
        menu={
          <StoryMenu
            story={story}
            onRename={name => void act('Renamed', id => api.rename(id, name))}
            onMove={slug => void act('Moved', id => api.move(id, slug))}
            onDuplicate={() =>
              void run('Duplicated', async () => {
                await current.save()
                const { id } = await api.duplicate(story.id)
                await refresh()
                await load(id)
              })
            }
            onDelete={() =>
              void run('Deleted', async () => {
                await api.remove(story.id)
                await refresh()
                const home = stories.find(({ slug }) => slug === 'home') ?? stories[0]
                if (home) await load(home.id)
              })
            }
          />
        }
      />
      <StoryList stories={stories} openId={story.id} onOpen={id => void show(id)}>
        <NewStory
          forms={forms}
          onCreate={wanted =>
            run('Created', async () => {
              await current.save()
              const { id } = await api.create(wanted)
              await refresh()
              await load(id)
            })
          }
        />
      </StoryList>
      <PageFrame ref={frame} address={address} isConnected={connected === address} width={widths[width]} />
      <form
        key={`${story.id} ${language}`}
        className="content"
        aria-label="Content"
        onSubmit={event => event.preventDefault()}
      >
        <BlockForm content={content} onChange={current.edit} context={context} />
      </form>
      {check && (
        <PublishDialog
          check={check}
          onClose={() => setCheck(undefined)}
          onPublish={() => {
            const isHeld = check.problems.length > 0 && check.isPublished && !check.isHeldBack
            setCheck(undefined)
            void act(
              isHeld ? 'Published, but visitors keep the version before' : 'Published',
              api.publish,
              'published',
            )
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onPutOff={current.putOff}
          onKeepMine={() => void run('Saved', current.overwrite)}
          onTakeTheirs={() => {
            current.open(conflict.theirs)
            void run('', () => preview.show(conflict.theirs.id, language))
          }}
        />
      )}
    </>
  )
}
