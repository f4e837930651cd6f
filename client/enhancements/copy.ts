/** If the page may not write to the clipboard, selects the text, so that the reader can copy it by keyboard. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/** For each button that shows its copied label for a while: the label to restore, and the timer that restores it. */
const shown = new WeakMap<
  Element,
  { readonly before: string; readonly timer: ReturnType<typeof setTimeout> }
>()

/** Switches the label of a button: for good, or for the number of milliseconds that the button sets. */
function switchLabel(button: HTMLElement): void {
  const label = button.querySelector('[aria-live]')
  if (!label) return
  const { afterCopy = '', copiedFor } = button.dataset
  const { before, timer } = shown.get(label) ?? { before: label.textContent }
  clearTimeout(timer)
  label.textContent = afterCopy
  if (!copiedFor) return
  const back = setTimeout(() => {
    label.textContent = before
    shown.delete(label)
  }, Number(copiedFor))
  shown.set(label, { before, timer: back })
}

async function copy(button: HTMLElement): Promise<void> {
  const value = button.parentElement?.querySelector('code')
  try {
    await navigator.clipboard.writeText(value ? value.textContent : location.href)
    switchLabel(button)
  } catch {
    if (value) select(value)
  }
}

/**
 * Copies the value beside a button, or without one the address of the page, and switches the button's label (requirements
 * buttons/copy-boxes, buttons/copy-link). It never reads the clipboard. In the entry script, so that the first click counts: browsers let
 * only a click that was just made write to the clipboard, so that it cannot be repeated once other code is there.
 */
export function copyValues(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-after-copy]') : null
    if (button) void copy(button)
  })
}
