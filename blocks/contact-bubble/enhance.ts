/** Dismissed words stay hidden as long as the document lives; nothing is stored. */
let isClosed = false

const seconds = (text = '0') => Number(text) * 1000

/**
 * Shows the words after their delay, for their duration. They stay while the visitor points at them or has the focus in them.
 */
function showAttention(words: HTMLElement): void {
  const { delay, showTime } = words.dataset
  const hide = () => words.removeAttribute('data-shown')
  const isUsed = () => words.matches(':hover') || words.contains(document.activeElement)
  const end = () => (isUsed() ? setTimeout(end, 1000) : hide())
  setTimeout(() => {
    if (isClosed) return
    words.setAttribute('data-shown', '')
    if (showTime) setTimeout(end, seconds(showTime))
  }, seconds(delay))

  const bubble = words.parentElement
  bubble?.addEventListener('click', ({ target }) => {
    isClosed = true
    // Before the words are hidden and a dialog opens, which returns the focus to the element that had it.
    if (target instanceof Node && words.contains(target))
      bubble.querySelector<HTMLElement>('.contact-opener')?.focus()
    hide()
  })
}

/** A choice closes the channels. */
function closeByChoice(channels: HTMLElement): void {
  channels.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) channels.closest('dialog')?.close()
  })
}

export function enhance(element: HTMLElement): void {
  if (element.matches('.contact-attention')) showAttention(element)
  else closeByChoice(element)
}
