/**
 * The keyboard's focus on an info icon shows its note, and hides it when it moves on; the click and Escape are the
 * browser's own.
 */
export function showTooltips(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const open = document.querySelector<HTMLElement>('.tooltip-note:popover-open')
    // Its own button closes it by itself.
    if (open && !open.contains(target) && target.getAttribute('popovertarget') !== open.id) open.hidePopover()
    if (target instanceof HTMLButtonElement && target.matches('[data-tooltip]:focus-visible')) {
      const note = target.popoverTargetElement
      if (note instanceof HTMLElement) note.showPopover({ source: target })
    }
  })
}
