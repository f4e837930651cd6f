/** Milliseconds that a note waits for a pointer that is on its way to it, or back. */
const patience = 300

/**
 * Shows the note of an info icon while the pointer is on the icon or the note, and for keyboard focus (requirement disclosures/hint; WCAG
 * 2.2, 1.4.13). Pressing the icon keeps the note until the next press; that and Escape are the browser's own behaviour.
 */
export function enhance(button: HTMLElement): void {
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!note) return
  let isByPointer = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  const isOpen = () => note.matches(':popover-open')
  const show = () => {
    if (!isOpen()) note.showPopover({ source: button })
  }

  function enter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    clearTimeout(leaving)
    isByPointer ||= !isOpen()
    show()
  }
  const isNoteFocused = () => note.contains(document.activeElement)
  const isFocused = () => isNoteFocused() || button.matches(':focus-visible')
  function leave(): void {
    leaving = setTimeout(() => isByPointer && !isFocused() && note!.hidePopover(), patience)
  }
  for (const part of [button, note]) {
    part.addEventListener('pointerenter', enter)
    part.addEventListener('pointerleave', leave)
  }
  button.addEventListener('click', event => {
    // The press would hide the note that the pointer has shown.
    if (isByPointer && isOpen()) event.preventDefault()
    isByPointer = false
  })
  // The browser would return the focus to the element that had it when a pointer opened the note.
  note.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed' && isNoteFocused()) button.focus()
  })
  note.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') isByPointer = false
  })
  const showForKeys = () => button.matches(':focus-visible') && show()
  button.addEventListener('focus', ({ relatedTarget }) => {
    // The focus that comes back from the note, which may be closing.
    if (!(relatedTarget instanceof Node && note.contains(relatedTarget))) showForKeys()
  })
  // The focus may have come before this code.
  showForKeys()
  for (const part of [button, note])
    part.addEventListener('focusout', ({ relatedTarget }) => {
      // If nothing gets the focus, another window may have it, or the visitor has clicked in the note.
      if (relatedTarget instanceof Node && relatedTarget !== button && !note.contains(relatedTarget))
        note.hidePopover()
    })
}
