const controls =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button.add, details > summary'

/** Scrolls to a block's form and focuses a field of it: the named one, else its first. */
export function showField(block: Element, field: string | undefined): void {
  const owner = block.closest('details[data-uid]')
  const isOwn = (place: Element) => place.closest('details[data-uid]') === owner
  const named = field && [...block.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)].find(isOwn)
  const place = named || block.querySelector('[data-field]')
  place?.closest('details:not([data-uid])')?.setAttribute('open', '')
  ;(named || block).scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
}
