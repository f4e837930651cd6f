/** A link chosen in an open menu closes it, which a full page load would do anyway but a link within the page does not. */
export function closeMenus(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  })
}
