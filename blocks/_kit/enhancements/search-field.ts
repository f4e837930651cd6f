import { createHighlight, element, hidePopup, isPopupOpen, optionsOf, showPopup } from '../client/popup.ts'
import { type Suggestion, type SuggestionGroup, writeSuggestions } from '../client/suggestions.ts'

declare global {
  interface HTMLElementEventMap {
    /** The text in a search field, raised when the visitor pauses. */
    query: CustomEvent<{ readonly query: string }>
  }
}

/** Pause without a key after which suggestions are requested (ms). */
const pause = 200
/** Minimum letters for suggestions. */
const fewest = 2

// Written out here, so that the style sheet of a page with a field has them.
const looks = {
  title: 'search-field-title',
  option: 'search-field-option',
  large: 'search-field-large',
  status: 'visually-hidden',
}
const accents =
  'accent-pink accent-orange accent-red accent-green accent-yellow accent-blue accent-petrol accent-purple accent-beige'.split(
    ' ',
  )

/** Keys for the ends of the list; while none of its options is highlighted they move the cursor in the text. */
const ends = { Home: 'first', End: 'last' } as const

/** Requests the suggestions for a query; an overtaken answer is dropped. */
function createSource(address: string) {
  let request: AbortController | undefined

  return {
    stop: () => request?.abort(),
    async suggest(query: string): Promise<readonly SuggestionGroup[] | undefined> {
      request?.abort()
      const own = new AbortController()
      request = own
      let data: readonly SuggestionGroup[] = []
      try {
        const answer = await fetch(`${address}&search=${encodeURIComponent(query)}`, { signal: own.signal })
        // The worker has checked the answer against the call's schema.
        if (answer.ok) ({ data } = (await answer.json()) as { data: typeof data })
      } catch {
        // The field works without suggestions.
      }
      // An overtaken request returns nothing.
      return own.signal.aborted ? undefined : data
    },
  }
}

/** The list below the field: shown while it has suggestions and the field has the focus. */
function createList(form: HTMLElement, { input, list }: { input: HTMLInputElement; list: HTMLElement }) {
  const highlight = createHighlight(input, list)
  const initial = [...list.children]
  // A screen reader announces the number of suggestions (WCAG 2.2, 4.1.3): the focus stays in the field.
  const status = element('p', { role: 'status', class: looks.status })
  form.append(status)
  const isLarge = 'large' in form.dataset
  const classOf = ({ color, showLargeItems }: Suggestion) =>
    `${looks.option} ${isLarge || showLargeItems ? looks.large : ''} ${accents.find(name => name === `accent-${color}`) ?? ''}`

  function hide(): void {
    hidePopup(list)
    highlight.set(undefined)
    status.textContent = ''
    input.setAttribute('aria-expanded', 'false')
    removeEventListener('resize', hide)
  }

  function show(): void {
    if (!optionsOf(list).length || !form.contains(document.activeElement)) {
      hide()
      return
    }
    showPopup(list, form)
    input.setAttribute('aria-expanded', 'true')
    addEventListener('resize', hide)
  }

  function fill(content: readonly Element[]): void {
    highlight.set(undefined)
    list.replaceChildren(...content)
    show()
  }

  return {
    highlight,
    hide,
    show,
    showInitial: () => fill(initial),
    showFound(groups: readonly SuggestionGroup[], query: string): void {
      fill(writeSuggestions(groups, { id: list.id, query, classOf, titleClass: looks.title }))
      if (form.contains(document.activeElement))
        status.textContent = `${list.getAttribute('aria-label')}: ${optionsOf(list).length}`
    },
  }
}

/** An editable combobox with a list of suggestions (ARIA Authoring Practices; requirements finding-blocks/search-field, finding-blocks/suggestions). */
export function enhance(form: HTMLElement): void {
  const input = form.querySelector('input')
  const list = form.querySelector<HTMLElement>('[role=listbox]')
  if (!input || !list) return
  const suggestions = createList(form, { input, list })
  const source = createSource(form.dataset.source ?? '')
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = input.defaultValue

  async function suggest(): Promise<void> {
    const query = input!.value.trim()
    if (query === last) return
    last = query
    form.dispatchEvent(new CustomEvent('query', { bubbles: true, detail: { query } }))
    if (query.length < fewest) {
      source.stop()
      suggestions.showInitial()
      return
    }
    const groups = await source.suggest(query)
    if (groups) suggestions.showFound(groups, query)
  }

  function clear(): void {
    clearTimeout(timer)
    input!.value = ''
    void suggest()
    suggestions.hide()
  }

  /** True where the key was the list's. */
  function handle(key: string): boolean {
    const { highlight } = suggestions
    const isOpen = isPopupOpen(list!)
    if (key === 'Escape') {
      if (!isOpen && !input!.value) return false
      clear()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) suggestions.show()
      highlight.move(key === 'ArrowDown' ? 1 : -1)
    } else if (key in ends && highlight.option) highlight.end(ends[key as keyof typeof ends])
    else if (key === 'Enter' && highlight.option) highlight.option.click()
    else return false
    return true
  }

  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void suggest(), pause)
  })
  input.addEventListener('keydown', event => {
    // In WebKit the key that ends the composition of a text is raised afterwards, with the code 229.
    if (!event.isComposing && event.keyCode !== 229 && handle(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  })
  input.addEventListener('focus', suggestions.show)
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) suggestions.hide()
  })
  // Not a reset, which would restore the field's initial words.
  form.querySelector('button[type="button"]')?.addEventListener('click', () => {
    input.focus()
    clear()
  })
  form.addEventListener('submit', suggestions.hide)
  // The focus stays in the field.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('[role=option]')) suggestions.hide()
  })
  // The visitor may have typed before this code ran.
  if (document.activeElement === input) void suggest()
}
