import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { StorySummary } from './api.ts'
import { type Editing, isSaved } from './editing.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHeader, widths } from './editor-header.tsx'
import { missingTexts } from './missing-texts.ts'
import { NewStory } from './new-story.tsx'
import { NoPreview, PageFrame } from './page-frame.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryMenu } from './story-menu.tsx'
import { states } from './story-states.ts'
import { type EditorState, useEditor } from './use-editor.ts'
import type { Status } from './use-status.ts'
import { VisitorMenu } from './visitor-menu.tsx'

interface StoryListProps {
  readonly stories: readonly StorySummary[]
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  /** Stands above the list. */
  readonly children: ReactNode
}

type LinksProps = Pick<StoryListProps, 'stories' | 'openId' | 'onOpen'>

/** Does not render again while a story is edited. Scrolls to a story that was opened. */
const StoryLinks = memo(({ stories, openId, onOpen }: LinksProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openId) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <ul ref={list}>
      {stories.map(({ id, slug, name, state }) => (
        <li key={id}>
          <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
            <span className={`state ${state}`} title={states[state]} />
            <span>{name}</span>
            <small>{slug}</small>
          </button>
        </li>
      ))}
    </ul>
  )
})

/** The stories by their slugs, as a list that can be searched. */
function StoryList({ stories, openId, onOpen, children }: StoryListProps) {
  const [search, setSearch] = useState('')
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  }, [onOpen])
  const sorted = useMemo(
    () => stories.toSorted((one, other) => one.slug.localeCompare(other.slug)),
    [stories],
  )
  const found = useMemo(
    () => sorted.filter(({ slug, name }) => `${slug} ${name}`.toLowerCase().includes(search.toLowerCase())),
    [sorted, search],
  )
  const open = useMemo(() => (id: number) => latest.current(id), [])
  return (
    <nav aria-label="Stories">
      {children}
      <input
        type="search"
        aria-label="Search stories"
        placeholder="Search stories"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <StoryLinks stories={found} openId={openId} onOpen={open} />
      {!found.length && <p className="note">No story has these words in its name or slug.</p>}
    </nav>
  )
}

interface StoryBarProps {
  readonly editor: EditorState
  readonly editing: Editing
}

/** The bar above, with the actions of the story that is open. */
function StoryBar({ editor, editing }: StoryBarProps) {
  const { actions, current, preview, language, shownLanguage, library } = editor
  const { story, content, past, future } = editing
  const openShortcuts = () => editor.setDialog('shortcuts')
  const openVersions = () => actions.afterSave(async () => editor.setDialog('versions'))

  function changeLanguage(next: string): void {
    editor.setLanguage(next)
    actions.afterSave(({ id }) => preview.show(id, next))
  }
  return (
    <EditorHeader
      {...{ story, language, status: editor.status, width: editor.width }}
      isSaved={isSaved(editing)}
      missing={shownLanguage ? missingTexts(content, library.forms, shownLanguage) : 0}
      onLanguage={changeLanguage}
      onWidth={editor.setWidth}
      canUndo={past.length > 0}
      canRedo={future.length > 0}
      onUndo={current.undo}
      onRedo={current.redo}
      onSave={actions.save}
      onPublish={actions.askToPublish}
      onUnpublish={actions.unpublish}
      onShortcuts={openShortcuts}
      menu={
        <>
          <VisitorMenu seenAs={editor.seenAs} onChange={editor.setSeenAs} />
          <StoryMenu
            story={story}
            onVersions={openVersions}
            onRename={actions.rename}
            onMove={actions.move}
            onTranslate={actions.translate}
            onDuplicate={actions.duplicate}
            onDelete={actions.remove}
          />
        </>
      }
    />
  )
}

/** Shown while the editor loads its first story. If that fails, shows why and offers to load the editor again. */
const Loading = ({ text, isProblem }: Status) => (
  <div className="loading" role="status">
    <p>{isProblem ? `The editor could not be opened: ${text}` : 'Loading …'}</p>
    {isProblem && (
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    )}
  </div>
)

/** The editor: stories on the left, the page in the middle, the form on the right. */
export function Editor() {
  const editor = useEditor()
  const { current, library, opening, page, target, showAdded } = editor
  const { editing } = current
  if (!editing) return <Loading {...editor.status} />
  const { story, content } = editing
  const { forms, stories, countryGroups } = library
  return (
    <>
      <StoryBar {...{ editor, editing }} />
      <StoryList stories={stories} openId={story.id} onOpen={opening.show}>
        <NewStory
          forms={[...forms.values()]}
          stories={stories}
          onCreate={make => opening.make('Created', make)}
          onRefused={() => editor.say('')}
        />
        <button type="button" className="new" onClick={() => editor.setDialog('redirects')}>
          Redirects …
        </button>
      </StoryList>
      {story.hasPreview ? (
        <PageFrame
          ref={editor.frame}
          address={editor.preview.address}
          isConnected={page.isConnected}
          width={widths[editor.width]}
        />
      ) : (
        <NoPreview story={story} form={forms.get(story.component)} />
      )}
      <StoryForm
        key={`${story.id} ${editor.language}`}
        {...{ story, content, forms, stories, countryGroups, language: editor.shownLanguage, target }}
        onEdit={current.edit}
        onBlock={(what, uid) => (what === 'added' ? showAdded(uid) : page.tell(what, uid))}
      />
      <EditorDialogs {...{ editor, editing }} />
    </>
  )
}
