import { EditorDialogs } from './editor-dialogs.tsx'
import { widths } from './editor-header.tsx'
import { NewStory } from './new-story.tsx'
import { NoPreview } from './no-preview.tsx'
import { PageFrame } from './page-frame.tsx'
import { StoryBar } from './story-bar.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryList } from './story-list.tsx'
import { useEditor } from './use-editor.ts'
import type { Status } from './use-status.ts'

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
