import type { Page } from '@playwright/test'

/**
 * Names the fixed or sticky part of the page that covers the focused element, or the edge of the window that cuts it off (WCAG 2.2, 2.4.11).
 * Undefined where the whole element is seen; of an element that is larger than a third of the window, a part has to be.
 */
function coverOfFocus(): string | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return undefined
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? element.getAttribute('href') ?? element.id}`
  const fixedAround = (element: Element | null): Element | undefined => {
    for (let part = element; part; part = part.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part
  }
  // The label of a hidden control shows its focus.
  const isSeen =
    activeElement.checkVisibility({ opacityProperty: true }) &&
    activeElement.getBoundingClientRect().width > 2
  const shown = isSeen ? activeElement : activeElement.closest('label')
  const [box] = shown?.getClientRects() ?? []
  if (!box?.width || !box.height) return undefined
  const across = [0.05, 0.5, 0.95].map(part => box.left + box.width * part)
  const down = [0.05, 0.25, 0.5, 0.75, 0.95].map(part => box.top + box.height * part)
  const covers = down.flatMap(y =>
    across.map(x => {
      if (y < 0 || y > innerHeight) return 'edge'
      // Scrolled out of its own row, or of the window horizontally.
      if (x < 0 || x > innerWidth) return undefined
      const top = fixedAround(document.elementFromPoint(x, y))
      // The head of a table that has the focus itself covers none of it.
      const isApart = top && !top.contains(activeElement) && !activeElement.contains(top)
      return isApart ? nameOf(top) : undefined
    }),
  )
  const found = covers.find(cover => cover !== undefined)
  const isLarge = box.height > innerHeight / 3
  if (!found || (isLarge && covers.includes(undefined))) return undefined
  return `${nameOf(activeElement)} "${activeElement.textContent.trim().slice(0, 30)}" below ${found}`
}

const twoFrames = 'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** Walks through a page with a key, for a maximum number of stops, and names each covered stop with the covering element. */
export async function coveredStops(page: Page, most: number, key = 'Tab'): Promise<string[]> {
  const found = new Set<string>()
  const cover = `(${coverOfFocus})()`
  const look = `${cover} && ${twoFrames}.then(() => ${cover})`
  // The navigator fetches the page of a focused link ahead: a walk would use up the client's limit of requests.
  await page.route('**/_payload.json*', route => route.fulfill({ status: 404 }))
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press(key)
    // Sections that come into view are laid out with the next frame.
    const covered = await page.evaluate<string | null | undefined>(
      `document.activeElement === document.body ? null : ${look}`,
    )
    if (covered) found.add(covered)
    if (stop && covered === null) break
  }
  return [...found]
}
