import { useCallback, useRef, useState } from 'react'
import type { Beside } from './block-picker.tsx'
import type { Target } from './content.ts'
import { languages, type Width } from './editor-header.tsx'
import { useShortcuts } from './shortcuts.tsx'
import { storyActions } from './story-actions.ts'
import { useLibrary, useOpening } from './use-opening.ts'
import { usePage } from './use-page.ts'
import { usePreview } from './use-preview.ts'
import { usePublishing } from './use-publishing.ts'
import { useStatus } from './use-status.ts'
import { useStory } from './use-story.ts'
import { seenByEditor } from './visitor-menu.tsx'

const [defaultLanguage] = languages

export type EditorState = ReturnType<typeof useEditor>

/** The state of the window beside the story: language, visitor and width of the preview, field to be focused, and open dialog. */
function useView() {
  const [language, setLanguage] = useState<string>(defaultLanguage)
  const [width, setWidth] = useState<Width>('Fit')
  const [seenAs, setSeenAs] = useState(seenByEditor)
  const [target, setTarget] = useState<Target>()
  const [beside, setBeside] = useState<Beside>()
  const [dialog, setDialog] = useState<'versions' | 'shortcuts' | 'redirects'>()
  return {
    ...{
      language,
      setLanguage,
      seenAs,
      setSeenAs,
      width,
      setWidth,
      target,
      setTarget,
      beside,
      setBeside,
      dialog,
      setDialog,
    },
    /** Undefined: the default language. */
    shownLanguage: language === defaultLanguage ? undefined : language,
  }
}

/** The state that the parts of the editor share, and its actions. */
export function useEditor() {
  const view = useView()
  const library = useLibrary()
  const { status, say, complain, run } = useStatus()
  const frame = useRef<HTMLIFrameElement>(null)
  const preview = usePreview(
    view.seenAs,
    useCallback(() => say('Preview renewed'), [say]),
  )
  const current = useStory({ say, complain })
  const publishing = usePublishing(frame)
  const { language, setTarget } = view
  const onOpened = () => setTarget(undefined)
  const opening = useOpening({ library, current, preview, run, language, onOpened })
  const page = usePage({
    ...{ frame, address: preview.address, editing: current.editing, forms: library.forms },
    language: view.shownLanguage,
    onEdit: current.edit,
    onTarget: setTarget,
    onAdd: view.setBeside,
    onFollow: opening.show,
  })
  const actions = storyActions({
    ...{ library, current, opening, publishing, run, say: page.say },
    showPage: id => preview.show(id, language),
  })
  useShortcuts({
    ...{ save: actions.save, publish: actions.askToPublish, undo: current.undo, redo: current.redo },
    search: () => document.querySelector<HTMLInputElement>('nav input[type="search"]')?.focus(),
    help: () => view.setDialog('shortcuts'),
  })
  /** Shows a block that was added, in the page and in the form. */
  function showAdded(uid: string): void {
    page.tell('added', uid)
    setTarget({ uid })
  }
  return {
    ...view,
    library,
    status,
    say,
    run,
    frame,
    preview,
    current,
    publishing,
    opening,
    page,
    actions,
    showAdded,
  }
}
