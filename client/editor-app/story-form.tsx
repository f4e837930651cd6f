import { useEffect, useMemo, useRef, useState } from 'react'
import type { Choice, ComponentForm, OpenStory, StorySummary } from './api.ts'
import { BlockForm } from './block-form.tsx'
import type { Block } from './content.ts'
import type { StoryContent } from './editing.ts'
import type { FormContext, Target } from './form-context.ts'
import { moveBlock, placesFor } from './move-block.ts'
import { type Moving, MovingContext } from './moving.ts'
import { problemsByField } from './name-problem.ts'
import { showField } from './show-field.ts'
import { useKeptFocus } from './use-kept-focus.ts'

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
