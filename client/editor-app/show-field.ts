const controls =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button.add, details > summary'

/** Brings a block's form into view, with the focus on a field of it: the one that is named, else its first. */
export function showField(block: Element, field: string | undefined): void {
  const named = field && block.querySelector(`[data-field="${CSS.escape(field)}"]`)
  const place = named || block.querySelector('[data-field]')
  place?.closest('details.group')?.setAttribute('open', '')
  ;(named || block).scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
}
