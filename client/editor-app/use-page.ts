import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Crumb, OfficialMessage, PageMessage } from '../editing/messages.ts'
import type { OpenStory } from './api.ts'
import { changeListOf, clickedField, copyOf, inLanguage, moved, type Target, wayTo } from './content.ts'
import type { Editing, StoryContent } from './editing.ts'
import type { FormContext } from './form-context.ts'

interface PageOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly address: string | undefined
  readonly editing: Editing | undefined
  readonly forms: FormContext['forms']
  /** Undefined: the default one. */
  readonly language: string | undefined
  readonly onEdit: (content: StoryContent) => void
  readonly onTarget: (target: Target | undefined) => void
  /** Requests that a block be added at a place of the list that has another block. */
  readonly onAdd: (beside: { readonly uid: string; readonly by: 0 | 1 }) => void
  /** A link in the page has led to another story. */
  readonly onFollow: (id: number) => void
}

type BlockAction = Extract<PageMessage, { readonly blok: Crumb }>['action']
type ListAction = 'moveForward' | 'moveBackward' | 'deleteBlock' | 'duplicateBlock'

const changes: Readonly<Record<ListAction, (list: readonly unknown[], index: number) => readonly unknown[]>> =
  {
    moveForward: (list, index) => moved(list, index, index + 1),
    moveBackward: (list, index) => moved(list, index, index - 1),
    deleteBlock: (list, index) => list.toSpliced(index, 1),
    duplicateBlock: (list, index) => list.toSpliced(index + 1, 0, copyOf(list[index])),
  }

/** The actions that the page may offer at a block, and the path to it. */
function menuAt(
  story: OpenStory,
  content: StoryContent,
  uid: string,
): Extract<EditorSays, { readonly action: 'editedBlok' }> | undefined {
  const way = wayTo(content, uid)
  const last = way?.at(-1)
  if (!way || !last) return undefined
  const siblings = (way.at(-2)?.block ?? content)[last._parentfield] as readonly unknown[]
  return {
    action: 'editedBlok',
    blok: { uid, id: String(story.id), space: 0, name: last.component },
    breadcrumbs: way.map(({ block: _, ...crumb }) => crumb),
    canAddBlocks: true,
    canMoveForward: last._parentindex < siblings.length - 1,
    canMoveBackward: last._parentindex > 0,
    canDeleteBlocks: true,
  }
}

/** The page in the frame: it receives what is typed, and its clicks and menus act on the story. */
export function usePage(options: PageOptions) {
  const { frame, address, editing, forms, language, onEdit, onTarget } = options
  /** Address of the page that has reported to be loaded. */
  const [connected, setConnected] = useState<string>()
  /** `_uid` of the block that is open in the page. */
  const opened = useRef<string>(undefined)
  const story = editing?.story
  const content = editing?.content

  function openClicked(uid: string, clicked: string | undefined): void {
    opened.current = uid
    const block = content && wayTo(content, uid)?.at(-1)?.block
    onTarget((block && clicked && clickedField(block, clicked, language)) || { uid })
    const menu = story && content && menuAt(story, content, uid)
    if (menu) say(menu)
  }

  function begin() {
    if (!story) return
    const shown = Number(frame.current?.contentDocument?.documentElement.dataset.story)
    if (shown && shown !== story.id) return options.onFollow(shown)
    setConnected(address)
    opened.current = undefined
    const componentNames = Object.fromEntries([...forms.values()].map(({ name, title }) => [name, title]))
    say({
      action: 'enterEditmode',
      storyId: story.id,
      componentNames,
      reload: true,
      blockId: '',
      appVersion: 'v2',
    })
    // Follows input that was typed while the page was loading.
    follow()
  }

  const say = useFrame(frame, (message: PageMessage) => {
    if (message.action === 'ping') say({ action: 'pingBack' })
    if (message.action === 'initialized') begin()
    if (message.action === 'noFocus') {
      opened.current = undefined
      onTarget(undefined)
    }
    if (message.action === 'edit') openClicked(message.dataC.uid, message.clicked)
    if ('blok' in message) changeAt(message.action, message.blok._uid)
  })

  function changeAt(action: BlockAction, uid: string) {
    if (action === 'copy' || !content) return
    if (action === 'addBlockBefore' || action === 'addBlockAfter')
      return options.onAdd({ uid, by: action === 'addBlockAfter' ? 1 : 0 })
    onEdit(changeListOf(content, uid, changes[action]))
    if (action !== 'deleteBlock') say({ action: 'movedBlock', blockId: uid })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the content changes
  useEffect(follow, [content])

  /** The page follows edits, and steps that are taken back. What it has loaded itself it is not sent. */
  function follow(): void {
    if (editing && (editing.past.length || editing.future.length)) look(editing.content)
  }

  /** Shows a content in the page. */
  function look(shown: StoryContent): void {
    // It has the same type in any language.
    if (story)
      say({ action: 'input', story: { id: story.id, content: inLanguage(shown, language) as StoryContent } })
  }

  /** `_uid` of the block in the page that shows a block: for a part of a block, the one around it. */
  function shownAt(uid: string): string | undefined {
    const page = frame.current?.contentDocument
    const isInPage = (id: string) =>
      page?.querySelector(`[data-blok-uid="${CSS.escape(`${story?.id}-${id}`)}"]`)
    return content && wayTo(content, uid)?.findLast(({ _uid }) => isInPage(_uid))?._uid
  }

  /** Tells the page what the editor does with a block in the form. */
  function tell(what: Parameters<FormContext['onBlock']>[0], uid: string): void {
    if (!story || !content) return
    const storyId = story.id
    if (what === 'hovered') return void say({ action: 'hoverComponent', componentId: uid, storyId })
    const shown = what === 'added' ? uid : shownAt(uid)
    const isOpen = opened.current === shown
    opened.current = shown
    if (what === 'added') return void say({ action: 'addedBlock', blockId: uid })
    const menu = shown && !(what === 'entered' && isOpen) && menuAt(story, content, shown)
    if (menu) say({ ...menu, action: 'enterComponent', componentId: shown, storyId })
  }

  return { say, look, tell, isConnected: address !== undefined && connected === address }
}

/**
 * Messages from the editor to the page: those of the content system's own editor that concern a story with its content.
 */
type EditorSays =
  | Exclude<OfficialMessage, { readonly action: 'input' }>
  | { readonly action: 'input'; readonly story: { readonly id: number; readonly content: StoryContent } }

/** Listens to messages of the page in the frame only (bridge protocol of the content system's editor). */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PageMessage) => void,
): (message: EditorSays) => void {
  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent): void {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      // The page is our own; its messages have the form of their type.
      if (typeof (data as Partial<PageMessage> | null)?.action === 'string') onMessage(data as PageMessage)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  })
  return message => frame.current?.contentWindow?.postMessage(message, location.origin)
}
