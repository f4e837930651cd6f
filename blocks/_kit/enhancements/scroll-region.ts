/** Browsers round the sizes of the content up (CSSOM View): one pixel hides nothing. */
const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** Makes a scrollable region focusable by keyboard while its content overflows; a region in focus stays focusable. */
export function enhance(region: HTMLElement, gone: AbortSignal): void {
  const follow = () => {
    if (scrolls(region)) region.tabIndex = 0
    else if (document.activeElement !== region) region.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(follow)
  observer.observe(region)
  for (const part of region.children) observer.observe(part)
  region.addEventListener('blur', follow)
  gone.addEventListener('abort', () => observer.disconnect())
}
