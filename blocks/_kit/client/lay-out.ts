/**
 * Sections that are not near the viewport have a guessed height (`blocks/_kit/styles/section.css`). Where the place of something
 * further down counts, all of them are laid out.
 */
export function layOutAll(isNeeded = true): void {
  document.documentElement.toggleAttribute('data-laid-out', isNeeded)
}

/** Before the key moves the focus: what it passes would get its height afterwards, and push it out of the window. */
export function layOutForKeys(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') layOutAll()
  })
}
