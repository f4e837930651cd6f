import { type FocusEvent, useEffect, useRef } from 'react'

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
