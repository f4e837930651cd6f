import type { OpenStory } from './api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { StoryContent } from './editing.ts'
import type { FormContext, Target } from './form-context.ts'
import { nameProblem } from './name-problem.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishedDialog } from './published-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import type { usePublishing } from './use-publishing.ts'
import type { useStory } from './use-story.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface EditorDialogsProps {
  readonly dialog: 'versions' | 'shortcuts' | undefined
  readonly story: OpenStory
  readonly content: StoryContent
  readonly forms: FormContext['forms']
  readonly publishing: ReturnType<typeof usePublishing>
  readonly current: ReturnType<typeof useStory>
  readonly onClose: () => void
  /** Shows a content in the page. */
  readonly onLook: (content: StoryContent) => void
  readonly onPublish: () => void
  readonly onTarget: (target: Target) => void
  readonly onSaveMine: () => void
  readonly onTakeTheirs: (theirs: OpenStory) => void
}

/** The dialog that is open, if one is. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, story, content, forms, publishing, current, onClose } = props
  const { asked, held } = publishing
  const { conflict } = current
  if (conflict)
    return (
      <ConflictDialog
        conflict={conflict}
        onPutOff={current.putOff}
        onKeepMine={props.onSaveMine}
        onTakeTheirs={() => props.onTakeTheirs(conflict.theirs)}
      />
    )
  if (asked)
    return (
      <PublishDialog
        {...asked}
        nameOf={problem => nameProblem(problem, content, forms)}
        onShow={({ uid, field }) => {
          publishing.close()
          props.onTarget({ uid: uid ?? '', field })
        }}
        onPublish={props.onPublish}
        onClose={publishing.close}
      />
    )
  if (held) return <PublishedDialog state={held} onClose={publishing.close} />
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (dialog === 'versions')
    return (
      <VersionsDialog
        storyId={story.id}
        onLook={props.onLook}
        onClose={onClose}
        onRestore={version => {
          onClose()
          current.replace(version)
        }}
      />
    )
  return null
}
