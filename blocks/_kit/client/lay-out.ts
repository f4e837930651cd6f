/**
 * Sections that are not near the viewport have a guessed height (`blocks/_kit/styles/section.css`). Where the place of something
 * further down counts, all of them are laid out. Has no effect where they were laid out in this width before: their heights are known.
 */
export function layOutAll(isNeeded = true): void {
  const { dataset } = document.documentElement
  if (!isNeeded) return void delete dataset.laidOut
  // Read only where it is needed: the browser brings the layout up to date for it.
  const width = String(innerWidth)
  if (dataset.laidOut !== width) {
    for (const part of document.querySelectorAll<HTMLElement>('[data-measured]')) delete part.dataset.measured
    dataset.laidOut = width
  }
}

/**
 * Lays out the whole page before the key moves the focus: parts above the target would otherwise get their height afterwards,
 * and push it out of the viewport.
 */
export function layOutForKeys(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') layOutAll()
  })
}
