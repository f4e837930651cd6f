/**
 * Sections that are not near the viewport have a guessed height (`blocks/_kit/styles/section.css`). Where the place of something
 * further down counts, all of them are laid out.
 */
export function layOutAll(isNeeded = true): void {
  document.documentElement.toggleAttribute('data-laid-out', isNeeded)
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
