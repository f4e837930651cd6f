import { type Editing, isSaved } from './editing.ts'
import { EditorHeader } from './editor-header.tsx'
import { missingTexts } from './missing-texts.ts'
import { StoryMenu } from './story-menu.tsx'
import type { EditorState } from './use-editor.ts'
import { VisitorMenu } from './visitor-menu.tsx'

interface StoryBarProps {
  readonly editor: EditorState
  readonly editing: Editing
}

/** The bar above, with the actions of the story that is open. */
export function StoryBar({ editor, editing }: StoryBarProps) {
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
