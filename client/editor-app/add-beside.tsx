import { blockKinds } from './block-kinds.ts'
import { BlockPicker } from './block-picker.tsx'
import { changeListOf, wayTo } from './block-place.ts'
import type { StoryContent } from './editing.ts'
import type { FormContext } from './form-context.ts'

/** A position in a list of blocks: before (0) or after (1) an existing one. */
export interface Beside {
  readonly uid: string
  readonly by: 0 | 1
}

interface AddBesideProps {
  readonly beside: Beside
  readonly content: StoryContent
  readonly forms: FormContext['forms']
  readonly onAdd: (content: StoryContent, uid: string) => void
  readonly onClose: () => void
}

/** Lets the editor choose the block to add beside another one, among those that are allowed there. */
export function AddBeside({ beside, content, forms, onAdd, onClose }: AddBesideProps) {
  const step = wayTo(content, beside.uid)?.at(-1)
  const field = step && forms.get(step._parentName)?.fields.find(({ name }) => name === step._parentfield)
  if (!field) return null
  return (
    <BlockPicker
      label={field.label}
      kinds={blockKinds(field.allowed, { forms })}
      onClose={onClose}
      onPick={block => {
        const next = changeListOf(content, beside.uid, (list, index) =>
          list.toSpliced(index + beside.by, 0, block),
        )
        onAdd(next, block._uid)
      }}
    />
  )
}
