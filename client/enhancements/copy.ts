function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/**
 * Copies where the page may not write to the clipboard, as in browsers that leave the question for permission unanswered: the selected text,
 * by the older command, which a click alone permits. Returns whether it did. The value stays selected, so that the reader can copy it by hand.
 */
function copySelected(value: Element | null | undefined): boolean {
  if (value) {
    select(value)
    return document.execCommand('copy')
  }
  const address = document.createElement('span')
  address.textContent = location.href
  document.body.append(address)
  select(address)
  const isCopied = document.execCommand('copy')
  address.remove()
  return isCopied
}

/** For each button that shows its copied label for a while: the label to restore, and the timer that restores it. */
const shown = new WeakMap<
  Element,
  { readonly before: string; readonly timer: ReturnType<typeof setTimeout> }
>()

/** Switches the label of a button: for good, or for the number of milliseconds that the button sets. */
function switchLabel(button: HTMLElement, isCopied: boolean): void {
  const label = button.querySelector('[aria-live]')
  if (!label) return
  const { afterCopy = '', byHand = '', copiedFor } = button.dataset
  const { before, timer } = shown.get(label) ?? { before: label.textContent }
  clearTimeout(timer)
  label.textContent = isCopied ? afterCopy : byHand
  if (!copiedFor) return
  const back = setTimeout(() => {
    label.textContent = before
    shown.delete(label)
  }, Number(copiedFor))
  shown.set(label, { before, timer: back })
}

async function copy(button: HTMLElement): Promise<void> {
  const value = button.parentElement?.querySelector('code')
  let isCopied = true
  try {
    await navigator.clipboard.writeText(value ? value.textContent : location.href)
  } catch {
    isCopied = copySelected(value)
  }
  switchLabel(button, isCopied)
}

/**
 * Copies the value beside a button, or without one the address of the page, and switches the button's label, which says as well where
 * visitors have to copy by hand (requirements buttons/copy-boxes, buttons/copy-link). It never reads the clipboard. In the entry script, so that the first click counts: browsers let
 * only a click that was just made write to the clipboard, so that it cannot be repeated once other code is there.
 */
export function copyValues(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-after-copy]') : null
    if (button) void copy(button)
  })
}
