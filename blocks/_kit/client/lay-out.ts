const name = 'data-laid-out'

/**
 * Sections that are not near the viewport have a guessed height (`blocks/_kit/styles/section.css`). Where the place of something
 * further down counts, all of them are laid out.
 */
export function layOutAll(isNeeded = true): void {
  const { documentElement: root } = document
  if (isNeeded) root.setAttribute(name, '')
  else root.removeAttribute(name)
}

/** The parts of a page that are laid out at once: the sections that may be on the first screen, and the footer. */
const firstParts = 'main > section:nth-child(-n + 4), footer'

/**
 * Lets the browser skip parts that were laid out while they are further away than a screen, because it remembers their heights (CSS Box
 * Sizing 4, last remembered size): a dialog or a menu then costs the styles of what is near. Not while they are in view, where it would
 * count as a layout shift. `whenLaidOut` calls back when they were.
 */
export function skipDistantParts(whenLaidOut: (then: () => void) => void, parts = firstParts): void {
  whenLaidOut(() => {
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
    for (const part of document.querySelectorAll(parts)) observer.observe(part)
  })
}

/** Lays out all sections for a jump to one of them. Once it has ended, those far away are skipped with the heights that they have. */
export function layOutForJump(): void {
  layOutAll()
  skipDistantParts(then => {
    const onEnd = () => {
      document.documentElement.setAttribute(name, 'once')
      then()
    }
    addEventListener('scrollend', onEnd, { once: true })
  }, 'main > section')
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
