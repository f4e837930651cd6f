import {
  choose,
  createHighlight,
  fillList,
  hidePopup,
  isPopupOpen,
  makeParts,
  optionsOf,
  showPopup,
  showState,
} from '../client/popup.ts'

/** Pause after which a key begins a new word (ms). */
const pause = 500

/**
 * Finds an option by typed letters (ARIA Authoring Practices, listbox): letters in quick succession form a word; the same letter
 * again moves to the next option. Takes the labels, the index to search from, and the time of the key.
 */
function createTypeAhead() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  return {
    /** Whether a key at this time continues a word. */
    isTyping: (time: number): boolean => typed !== '' && time - last < pause,
    find(
      key: string,
      { labels, from, time }: { labels: readonly string[]; from: number; time: number },
    ): number {
      typed = (time - last < pause ? typed : '') + key.toLowerCase()
      last = time
      const isRepeated = typed.length > 1 && [...typed].every(letter => letter === typed[0])
      const wanted = isRepeated ? typed[0]! : typed
      // A first letter moves to another option, a longer word may stay at the current one.
      const start = from + (wanted.length === 1 ? 1 : 0)
      const order = labels.map((_, index) => (index + start) % labels.length)
      return order.find(index => labels[index]!.toLowerCase().startsWith(wanted)) ?? -1
    },
  }
}

/** The list below its button: opened, highlighted, picked from. */
function createList(select: HTMLSelectElement) {
  const { button, list } = makeParts(select)
  const highlight = createHighlight(button, list)

  function open(): void {
    if (isPopupOpen(list) || button.disabled) return
    fillList(list, select)
    showPopup(list, button)
    button.setAttribute('aria-expanded', 'true')
    highlight.set(list.children[select.selectedIndex] as HTMLElement | undefined) // all are list items
    addEventListener('resize', close)
  }

  function close(): void {
    removeEventListener('resize', close)
    hidePopup(list)
    highlight.set(undefined)
    button.setAttribute('aria-expanded', 'false')
  }

  function pick(option: HTMLElement | undefined): void {
    close()
    if (option) choose(select, Number(option.dataset.index))
  }

  function show(): void {
    showState(select, button)
    if (isPopupOpen(list)) fillList(list, select)
  }

  const isOpen = () => isPopupOpen(list)
  return { button, list, highlight, isOpen, open, close, pick, show }
}

type List = ReturnType<typeof createList>

/** Keys of the select-only combobox (ARIA Authoring Practices); arrows go around the ends. */
function listenToKeys({ button, list, highlight, isOpen, open, close, pick }: List): void {
  const typeAhead = createTypeAhead()
  const openOr = (move: () => void) => () => (isOpen() ? move() : open())
  const openAnd = (move: () => void) => () => {
    open()
    move()
  }
  const toggle = openOr(() => pick(highlight.option))
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: openOr(() => highlight.move(1)),
    ArrowUp: openOr(() => highlight.move(-1)),
    Home: openAnd(() => highlight.end('first')),
    End: openAnd(() => highlight.end('last')),
    Enter: toggle,
    ' ': toggle,
  }

  function find(key: string, time: number): void {
    open()
    const options = optionsOf(list)
    const labels = options.map(({ textContent }) => textContent)
    const from = highlight.option ? options.indexOf(highlight.option) : -1
    const found = options[typeAhead.find(key, { labels, from, time })]
    if (found) highlight.set(found)
  }

  button.addEventListener('keydown', event => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = key.length === 1 && (key !== ' ' || typeAhead.isTyping(timeStamp))
    if (isLetter) find(key, timeStamp)
    else if (key === 'Escape' && isOpen()) close()
    else if (keys[key]) keys[key]()
    else return
    event.preventDefault()
    // An Escape that closes the list does not close the dialog around it.
    event.stopPropagation()
  })
}

function listenToPointer({ button, list, highlight, isOpen, open, close, pick }: List): void {
  const optionAt = ({ target }: Event) =>
    target instanceof Element
      ? (target.closest<HTMLElement>('[role=option]:not([aria-disabled=true])') ?? undefined)
      : undefined
  button.addEventListener('click', () => (isOpen() ? close() : open()))
  button.addEventListener('blur', close)
  // The focus stays on the button.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('pointermove', event => {
    const option = optionAt(event)
    if (option && option !== highlight.option) highlight.set(option)
  })
  list.addEventListener('click', event => {
    const option = optionAt(event)
    if (option) pick(option)
  })
}

/** Hides the select, which keeps the value from now on. */
function replace(root: HTMLElement, select: HTMLSelectElement): void {
  const parts = createList(select)
  listenToKeys(parts)
  listenToPointer(parts)
  select.addEventListener('change', parts.show)
  // After the form has taken its first values back.
  select.form?.addEventListener('reset', () => setTimeout(parts.show))
  new MutationObserver(parts.show).observe(select, { attributes: true, childList: true, subtree: true })
  parts.show()
  select.tabIndex = -1
  select.setAttribute('aria-hidden', 'true')
  // A click on the label, and the browser's own validation, focus the select.
  select.addEventListener('focus', () => parts.button.focus())
  select.after(parts.button, parts.list)
  root.dataset.replaced = ''
}

/**
 * Places a styled combobox before the select of a `Dropdown` (requirement disclosures/dropdown). A select in use is left alone
 * until the focus leaves it.
 */
export function enhance(root: HTMLElement): void {
  const select = root.querySelector('select')
  if (!select) return
  if (document.activeElement === select)
    select.addEventListener('blur', () => replace(root, select), { once: true })
  else replace(root, select)
}
