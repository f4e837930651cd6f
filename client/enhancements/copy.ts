/** If the page may not write to the clipboard, selects the text, so that the reader can copy it by keyboard. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

async function copy(value: Element, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(value.textContent)
    const label = button.querySelector('[aria-live]')
    if (label) label.textContent = button.dataset.afterCopy ?? ''
  } catch {
    select(value)
  }
}

/**
 * Copies the value of a copy box (requirement buttons/copy-boxes) and switches the label of its button. In the entry script,
 * so that the first click counts: it waits for no framework.
 */
export function copyValues(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-after-copy]') : null
    const value = button?.parentElement?.querySelector('code')
    if (button && value) void copy(value, button)
  })
}
