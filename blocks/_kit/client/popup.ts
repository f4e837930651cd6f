/** Pixels between a control and its popup. */
const distance = 4

/**
 * Shows a popover below its control, or above where there is more room: in the top layer, where no section cuts it off, at a place
 * of the document, so that it scrolls along. Call it again after a change of size.
 */
export function showPopup(popup: HTMLElement, control: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  popup.style.minWidth = `${width}px`
  if (!popup.hasAttribute('data-open')) popup.showPopover()
  popup.setAttribute('data-open', '')
  const { offsetHeight, offsetWidth } = popup
  const viewport = document.documentElement
  const isAbove =
    bottom + distance + offsetHeight > viewport.clientHeight && top > viewport.clientHeight - bottom
  const y = isAbove ? top - distance - offsetHeight : bottom + distance
  const x = Math.max(0, Math.min(left, viewport.clientWidth - offsetWidth))
  popup.style.left = `${x + scrollX}px`
  popup.style.top = `${y + scrollY}px`
}

export function hidePopup(popup: HTMLElement): void {
  if (!popup.hasAttribute('data-open')) return
  popup.removeAttribute('data-open')
  popup.hidePopover()
}

export const isPopupOpen = (popup: HTMLElement): boolean => popup.hasAttribute('data-open')

/** The option of a list that Enter would pick. The focus stays in the combobox that controls the list. */
export interface Highlight {
  readonly option: HTMLElement | undefined
  set(option: HTMLElement | undefined): void
  /** Moves to the next (1) or previous (-1) option, wrapping around; without a highlighted one to the first or the last. */
  move(step: 1 | -1): void
  /** To the first or the last option. */
  end(which: 'first' | 'last'): void
}

/** The options of a list that can be picked, as they are now. */
export const optionsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])'),
]

/** Scrolls the list alone, not the page. */
function reveal(option: HTMLElement, list: HTMLElement): void {
  const above = option.offsetTop - list.scrollTop
  const below = above + option.offsetHeight - list.clientHeight
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}

/**
 * The highlight of a combobox (ARIA Authoring Practices, combobox): marks the option visually, and for assistive technology by
 * `aria-activedescendant`. Options need ids. In suggestions of a text field, highlighting selects; in the list of a button, the selected
 * option is the value.
 */
export function createHighlight(combobox: HTMLElement, list: HTMLElement): Highlight {
  let option: HTMLElement | undefined
  const isField = combobox instanceof HTMLInputElement

  function set(next: HTMLElement | undefined): void {
    option?.removeAttribute('data-highlighted')
    if (isField) option?.setAttribute('aria-selected', 'false')
    option = next
    if (!next) {
      combobox.removeAttribute('aria-activedescendant')
      return
    }
    next.setAttribute('data-highlighted', '')
    if (isField) next.setAttribute('aria-selected', 'true')
    combobox.setAttribute('aria-activedescendant', next.id)
    reveal(next, list)
  }

  return {
    get option() {
      return option
    },
    set,
    move(step) {
      const options = optionsOf(list)
      const from = option ? options.indexOf(option) : step > 0 ? -1 : 0
      set(options.at((from + step) % options.length))
    },
    end: which => set(optionsOf(list).at(which === 'first' ? 0 : -1)),
  }
}

export function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

function nameOf(select: HTMLSelectElement): Record<string, string> {
  const label = select.labels[0]?.id
  return label
    ? { 'aria-labelledby': label }
    : { 'aria-label': select.getAttribute('aria-label') ?? select.name }
}

/** The button that replaces a select, and its list. Styles apply through the select's class and their roles. */
export function makeParts(select: HTMLSelectElement) {
  const id = `${select.id}-options`
  const button = element('button', {
    type: 'button',
    role: 'combobox',
    class: select.className,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': id,
    ...nameOf(select),
  }) as HTMLButtonElement // by its name
  const list = element('ul', { role: 'listbox', popover: 'manual', id, tabindex: '-1', ...nameOf(select) })
  return { button, list }
}

const passedOn = ['aria-invalid', 'aria-describedby', 'aria-required'] as const

/** Shows the select's chosen option, and whether it is disabled. */
export function showState(select: HTMLSelectElement, button: HTMLButtonElement): void {
  const text = select.options[select.selectedIndex]?.text ?? ''
  // An equal text would be laid out again.
  if (button.textContent !== text) button.textContent = text
  button.disabled = select.disabled
  for (const name of passedOn) {
    const value = select.getAttribute(name) ?? (name === 'aria-required' && select.required ? 'true' : null)
    if (value === null) button.removeAttribute(name)
    else button.setAttribute(name, value)
  }
}

export function fillList(list: HTMLElement, select: HTMLSelectElement): void {
  const items = [...select.options].map((option, index) => {
    const item = element('li', {
      role: 'option',
      id: `${list.id}-${index}`,
      'aria-selected': String(index === select.selectedIndex),
      'data-index': String(index),
      ...(option.disabled && { 'aria-disabled': 'true' }),
      ...(option.hidden && { hidden: '' }),
    })
    item.textContent = option.text
    return item
  })
  list.replaceChildren(...items)
}

/** Chooses an option as a visitor does: raises the select's own events for forms and scripts. */
export function choose(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex) return
  select.selectedIndex = index
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
