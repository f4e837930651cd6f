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
  button.textContent = select.options[select.selectedIndex]?.text ?? ''
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
