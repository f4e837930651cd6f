import { type Editing, isSaved } from './editing.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHeader, widths } from './editor-header.tsx'
import { missingTexts } from './missing-texts.ts'
import { NewStory } from './new-story.tsx'
import { NoPreview, PageFrame } from './page-frame.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryList } from './story-list.tsx'
import { StoryMenu } from './story-menu.tsx'
import { type EditorState, useEditor } from './use-editor.ts'
import type { Status } from './use-status.ts'
import { VisitorMenu } from './visitor-menu.tsx'

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
