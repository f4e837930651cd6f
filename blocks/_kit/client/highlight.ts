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
