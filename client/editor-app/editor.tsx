import { useCallback, useEffect, useRef, useState } from 'react'
import { api, type ComponentForm, type OpenStory, type StorySummary } from './api.ts'
import { BlockForm } from './block-form.tsx'
import { type Content, inLanguage } from './content.ts'
import { StoryList } from './story-list.tsx'
import { type PageMessage, useFrame } from './use-frame.ts'

const languages = ['de', 'en', 'fr', 'it', 'es', 'pt'] as const
const [defaultLanguage] = languages
const widths = { Phone: 375, Tablet: 768, Desktop: undefined } as const

type StoryContent = OpenStory['story']['content']

/** The editor: stories on the left, the page in the middle, the form on the right. */
export function Editor() {
  const [forms, setForms] = useState<readonly ComponentForm[]>([])
  const [stories, setStories] = useState<readonly StorySummary[]>([])
  const [open, setOpen] = useState<OpenStory>()
  const [content, setContent] = useState<StoryContent>()
  const [language, setLanguage] = useState<string>(defaultLanguage)
  const [address, setAddress] = useState<string>()
  const [clicked, setClicked] = useState<string>()
  const [width, setWidth] = useState<keyof typeof widths>('Desktop')
  const [status, setStatus] = useState('')
  /** Address of the page that has reported to be loaded. */
  const [connected, setConnected] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)

  const say = useFrame(frame, ({ action, dataC }: PageMessage) => {
    if (action === 'ping') say({ action: 'pingBack', storyId: open?.id })
    if (action === 'initialized') {
      setConnected(address)
      say({ action: 'enterEditmode', storyId: open?.id, componentNames: {} })
    }
    if (action === 'edit') setClicked(dataC?.uid)
  })

  const refresh = useCallback(async () => setStories(await api.stories()), [])

  const run = useCallback(async (done: string, task: () => Promise<unknown>) => {
    setStatus('…')
    try {
      await task()
      setStatus(done)
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }, [])

  const show = useCallback(
    (id: number, inWhich = language) =>
      run('', async () => {
        const story = await api.story(id)
        setOpen(story)
        setContent(story.story.content)
        setClicked(undefined)
        setAddress(await api.preview(id, inWhich))
        history.replaceState(null, '', `#${id}`)
      }),
    [language, run],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    void run('', async () => {
      setForms(await api.forms())
      const all = await api.stories()
      setStories(all)
      const wanted = Number(location.hash.slice(1))
      const first = all.find(({ id }) => id === wanted) ?? all.find(({ slug }) => slug === 'home')
      if (first) await show(first.id)
    })
  }, [])

  useEffect(() => {
    if (!clicked) return
    const block = document.querySelector(`details[data-uid="${CSS.escape(clicked)}"]`)
    block?.scrollIntoView({ block: 'start' })
    block?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [clicked])

  const shownLanguage = language === defaultLanguage ? undefined : language

  function edit(next: StoryContent): void {
    setContent(next)
    setStatus('Not saved')
    say({ action: 'input', story: { id: open?.id, content: inLanguage(next, shownLanguage) } })
  }

  const save = async () => {
    if (open && content) setOpen(await api.save(open.id, content as Content))
    await refresh()
  }
  const act = (done: string, task: () => Promise<OpenStory>, action: string) =>
    run(done, async () => {
      const story = await task()
      setOpen(story)
      await refresh()
      say({ action, storyId: story.id, slug: story.slug })
    })

  if (!open || !content) return <p className="loading">{status || 'Loading …'}</p>
  const context = { forms, stories, language: shownLanguage, open: clicked }
  return (
    <>
      <header>
        <h1>{open.name}</h1>
        <p role="status">{status}</p>
        <label>
          Language{' '}
          <select
            value={language}
            onChange={event => {
              setLanguage(event.target.value)
              void run('', async () => {
                await save()
                setAddress(await api.preview(open.id, event.target.value))
              })
            }}
          >
            {languages.map(code => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <fieldset className="widths">
          <legend>Width</legend>
          {(Object.keys(widths) as (keyof typeof widths)[]).map(name => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <button type="button" onClick={() => void run('Saved', save)}>
          Save draft
        </button>
        <button
          type="button"
          className="main"
          onClick={() =>
            void act(
              'Published',
              async () => {
                await api.save(open.id, content)
                return api.publish(open.id)
              },
              'published',
            )
          }
        >
          Publish
        </button>
        <button
          type="button"
          disabled={open.state === 'draft'}
          onClick={() => void act('Unpublished', () => api.unpublish(open.id), 'unpublished')}
        >
          Unpublish
        </button>
      </header>
      <StoryList stories={stories} openId={open.id} onOpen={id => void show(id)} />
      <section
        className="page"
        aria-label="Page"
        data-connected={address && connected === address ? '' : undefined}
      >
        {address && (
          <iframe
            ref={frame}
            key={address}
            src={address}
            title="The page as draft"
            width={widths[width] ?? '100%'}
          />
        )}
      </section>
      <form key={`${open.id} ${language}`} aria-label="Content" onSubmit={event => event.preventDefault()}>
        <BlockForm content={content} onChange={edit} context={context} />
      </form>
    </>
  )
}
