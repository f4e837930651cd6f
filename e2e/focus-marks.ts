import type { Page } from '@playwright/test'

/**
 * Focusable elements whose focus is shown by no line or colour that forced-colors mode keeps: it drops shadows and
 * backgrounds.
 */
function withoutFocusMark(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const kept = ['outline', 'border', 'text-decoration', 'fill', 'stroke', 'stroke-width'] as const
  const lookOf = (elements: readonly Element[]) =>
    elements
      .flatMap(element => kept.map(property => getComputedStyle(element).getPropertyValue(property)))
      .join()
  const found = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const around: Element[] = [...(control.closest('label')?.children ?? []), ...control.children]
    for (let part: Element | null = control; part; part = part.parentElement) around.push(part)
    control.blur()
    const before = lookOf(around)
    control.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement === control && lookOf(around) === before)
      found.add(control.getAttribute('class') ?? control.localName)
  }
  return [...found]
}

/** Controls of a page whose focus is not visible in forced-colors mode. */
export const missingFocusMarks = (page: Page): Promise<string[]> => page.evaluate(withoutFocusMark)
