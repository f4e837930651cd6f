import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Choice, ComponentForm, OpenStory, StorySummary } from './api.ts'
import { BlockForm } from './block-form.tsx'
import type { Block, Target } from './content.ts'
import type { StoryContent } from './editing.ts'
import type { FormContext } from './form-context.ts'
import { type Moving, MovingContext, moveBlock, placesFor } from './move-block.ts'
import { problemsByField } from './name-problem.ts'
import { showField } from './show-field.ts'

interface Focused {
  readonly element: Element
  /** The lists of blocks around it, the nearest first. */
  readonly lists: readonly Element[]
}

function listsAround(element: Element): readonly Element[] {
  const list = element.parentElement?.closest('.blocks')
  return list ? [list, ...listsAround(list)] : []
}

/**
 * Keeps the focus in a form when an edit removes the block that has it, such as an undone addition: the button of the list that contained
 * the block gets it. Returns the form's focus handlers.
 */
export function useKeptFocus() {
  const focused = useRef<Focused>(undefined)
  // After each rendering: the form is rendered anew with each edit.
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return
    const list = focused.current.lists.find(({ isConnected }) => isConnected)
    focused.current = undefined
    if (document.activeElement === document.body) list?.querySelector<HTMLElement>(':scope > .add')?.focus()
  })
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = { element: target, lists: listsAround(target) }
    },
    onBlur() {
      focused.current = undefined
    },
  }
}

interface StoryFormProps {
  readonly story: OpenStory
  readonly content: StoryContent
  readonly forms: ReadonlyMap<string, ComponentForm>
  readonly stories: readonly StorySummary[]
  readonly countryGroups: readonly Choice[]
  readonly language: string | undefined
  readonly target: Target | undefined
  readonly onBlock: FormContext['onBlock']
  readonly onEdit: (content: StoryContent) => void
}

/** The form of the story that is open. */
export function StoryForm(props: StoryFormProps) {
  const { story, content, forms, target, onEdit, onBlock } = props
  const [dragged, setDragged] = useState<Block>()
  const form = useRef<HTMLFormElement>(null)
  const keptFocus = useKeptFocus()
  const problems = useMemo(() => problemsByField(story.problems), [story.problems])
  // A field of the story itself; those of blocks come into view with their block.
  useEffect(() => {
    if (form.current && target?.uid === '') showField(form.current, target.field)
  }, [target])
  const moving: Moving = {
    dragged,
    drag: setDragged,
    move(block, place) {
      onEdit(moveBlock(content, block._uid, place))
      // The page and the form show it at its new place.
      onBlock('added', block._uid)
    },
    placesFor: block => placesFor(content, block, forms),
  }
  return (
    <form
      ref={form}
      className="content"
      aria-label="Content"
      onSubmit={event => event.preventDefault()}
      {...keptFocus}
    >
      <MovingContext value={moving}>
        <BlockForm content={content} onChange={onEdit} context={{ ...props, problems }} />
      </MovingContext>
    </form>
  )
}
