const html = document.documentElement

/** Whether all parts have been laid out: by `layOutAll`, or because the address names one of them (`section.later.css`). */
const isLaidOut = () => Boolean(html.dataset.laidOut) || document.querySelector(':target') !== null

/** The parts that have been laid out: all of them, or the sections that may be on the first screen, and the footer. */
const laidOutParts = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll(
    isLaidOut() ? 'main > section, footer' : 'main > section:nth-child(-n + 4), footer',
  )

/**
 * Lets the browser skip parts that were laid out while they are further away than a screen, because it remembers their heights (CSS Box
 * Sizing 4, last remembered size): a dialog or a menu then costs the styles of what is near. Not while they are in view, where it would
 * count as a layout shift. `whenLaidOut` calls back when they were. Begins again with all parts once they have been laid out; the
 * returned function begins again with those of a new page.
 */
export function skipDistantParts(whenLaidOut: (then: () => void) => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) continue
        target.setAttribute('data-measured', '')
        observer.unobserve(target)
      }
    },
    { rootMargin: '100%' },
  )
  const begin = () =>
    whenLaidOut(() => {
      observer.disconnect()
      for (const part of laidOutParts()) observer.observe(part)
    })
  new MutationObserver(begin).observe(html, { attributeFilter: ['data-laid-out'] })
  addEventListener('hashchange', begin)
  begin()
  return begin
}

/** Lets the browser skip the footer of a page that is shown from its top: unless it is near, its height counts for nothing yet. */
export function skipFooters(parts: readonly ParentNode[]): void {
  for (const part of parts) for (const footer of part.querySelectorAll('footer')) footer.dataset.measured = ''
}
