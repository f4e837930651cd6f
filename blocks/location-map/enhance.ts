const wide = '(min-width: 1024px)'

/**
 * The federal states that have pins (requirement finding-blocks/location-map): a click, Enter or Space shows only one with its
 * locations; the same again, or Escape, shows all and returns the focus; leaving by Tab shows all.
 */
export function enhance(map: HTMLElement, gone: AbortSignal): void {
  const parts = [...map.querySelectorAll<HTMLElement | SVGElement>('[data-state], .location-map-entry')]
  const pins = parts.filter(part => part.matches('.location-map-pin'))
  const buttons = parts.filter(part => part.matches('[role=button]'))
  let selected: HTMLElement | SVGElement | undefined

  function select(button: HTMLElement | SVGElement | undefined): void {
    selected = button
    const isShown = (part: HTMLElement | SVGElement) => !button || part.dataset.state === button.dataset.state
    for (const part of parts) part.toggleAttribute('data-away', !isShown(part))
    for (const pin of pins) pin.setAttribute('tabindex', button && isShown(pin) ? '0' : '-1')
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === button))
  }

  function deselect(): void {
    const before = selected
    select(undefined)
    before?.focus({ preventScroll: true })
  }

  const toggle = (button: HTMLElement | SVGElement) => (button === selected ? deselect() : select(button))
  const buttonAt = ({ target }: Event) => buttons.find(button => button.contains(target as Node)) // of an event in the document

  map.addEventListener('click', event => {
    const button = buttonAt(event)
    if (button) toggle(button)
  })
  let isTab = false
  map.addEventListener('keydown', event => {
    isTab = event.key === 'Tab'
    const button = buttonAt(event)
    if (event.key === 'Escape' && selected) deselect()
    else if (button && (event.key === 'Enter' || event.key === ' ')) toggle(button)
    else return
    event.preventDefault()
  })
  map.addEventListener('focusout', ({ relatedTarget }) => {
    // Tab may move the focus out of the document; if nothing gets it, another window may have it.
    if (relatedTarget instanceof Node ? !map.contains(relatedTarget) : isTab) select(undefined)
    isTab = false
  })
  const showMap = ({ matches }: MediaQueryListEvent) => {
    const view = map.querySelector<HTMLInputElement>('input[value=map]')
    if (matches && view) view.checked = true
  }
  matchMedia(wide).addEventListener('change', showMap, { signal: gone })
}
