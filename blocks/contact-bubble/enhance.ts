/** Dismissed words stay hidden as long as the document lives; nothing is stored. */
let isClosed = false

const seconds = (text = '0') => Number(text) * 1000

/** Milliseconds before words appear beside a form that is being filled in, and between two looks at what is under them. */
const FORM_DELAY = 30_000
const STEP = 1000

const isFormPage = () => document.querySelector('main form[method="post"]') !== null

/** Elements that are used or seen as a whole. */
const things = 'a, button, input, select, textarea, label, summary, img, svg, video, iframe, canvas'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether text of the element itself is in the box. */
function hasTextIn(element: Element, box: Box): boolean {
  const range = document.createRange()
  return [...element.childNodes].some(node => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(line => overlap(line, box))
  })
}

/** Whether something that is read or used is under an element of the layer above the page. */
function coversContent(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const looked = new Set<Element>()
  for (let y = box.top; y <= box.bottom; y += 12)
    for (let x = box.left; x <= box.right; x += 24) {
      const under = document.elementsFromPoint(x, y).find(found => !element.parentElement?.contains(found))
      if (!under || looked.has(under)) continue
      looked.add(under)
      if (under.closest(things) || hasTextIn(under, box)) return true
    }
  return false
}

/**
 * Shows the words after their delay, for their duration, wherever nothing that is read is under them: they wait until the page is scrolled to such a
 * place, and go while it scrolls and when something else gets the focus. They stay while the visitor points at them or has the focus in them.
 */
function showAttention(words: HTMLElement): void {
  const { delay, showTime } = words.dataset
  let left = showTime ? seconds(showTime) : Number.POSITIVE_INFINITY
  const show = (isShown: boolean) => words.toggleAttribute('data-shown', isShown)
  const isUsed = () => words.matches(':hover') || words.contains(document.activeElement)

  function look(): void {
    if (isClosed) return
    if (left <= 0 && !isUsed()) return void show(false)
    const isShown = isUsed() || !coversContent(words)
    show(isShown)
    if (isShown) left -= STEP
    setTimeout(look, STEP)
  }
  setTimeout(look, Math.max(seconds(delay), isFormPage() ? FORM_DELAY : 0))
  const hide = () => isUsed() || show(false)
  addEventListener('scroll', hide, { passive: true })
  // What gets the focus may be under them.
  addEventListener('focusin', hide)

  const bubble = words.parentElement
  bubble?.addEventListener('click', ({ target }) => {
    isClosed = true
    // Before the words are hidden and a dialog opens, which returns the focus to the element that had it.
    if (target instanceof Node && words.contains(target))
      bubble.querySelector<HTMLElement>('.contact-opener')?.focus()
    show(false)
  })
}

/**
 * On a narrow screen, which has no room beside its text, the button is away while the visitor reads: as long as the page moves down, and wherever it
 * would lie on something that is read or used. It comes with the first step upwards, by which visitors look for something, and above the free end of
 * the page.
 */
function keepClear(opener: HTMLElement, gone: AbortSignal): void {
  let last = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const move = (isAway: boolean) => opener.toggleAttribute('data-away', isAway)
  const look = () => move(coversContent(opener))

  function follow(): void {
    // At the top it may be another page.
    const isUpwards = scrollY < last && scrollY > 0
    last = scrollY
    clearTimeout(timer)
    move(!isUpwards)
    if (!isUpwards) timer = setTimeout(look, STEP)
  }
  look()
  addEventListener('scroll', follow, { passive: true, signal: gone })
  // Not every step of the focus scrolls. On wider screens it lies on nothing, and the look would lay out sections that are skipped.
  const isNarrow = matchMedia('(max-width: 639.98px)')
  addEventListener('focusin', ({ target }) => target === opener || !isNarrow.matches || look(), {
    signal: gone,
  })
}

/** A choice closes the channels. */
function closeByChoice(channels: HTMLElement): void {
  channels.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) channels.closest('dialog')?.close()
  })
}

export function enhance(element: HTMLElement, gone: AbortSignal): void {
  if (element.matches('.contact-attention')) showAttention(element)
  else if (element.matches('.contact-opener')) keepClear(element, gone)
  else closeByChoice(element)
}
