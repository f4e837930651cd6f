import type { Page } from '@playwright/test'

/** The fonts on the device that elements are drawn with, by PostScript name as the browser took them, and their texts. */
export async function readLocalFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = await Promise.all(
    nodeIds.map(async nodeId => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  )
  await session.detach()
  return found.flatMap(fonts =>
    fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ postScriptName }) => postScriptName),
  )
}

/** Marks the elements with text of their own in the viewport. Returns how many there are. */
export const markSeenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen = new Set<Element>()
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const range = document.createRange()
      range.selectNode(text)
      const { top, bottom, width } = range.getBoundingClientRect()
      const element = text.parentElement!
      if (
        text.textContent!.trim() &&
        width > 1 &&
        bottom > 0 &&
        top < innerHeight &&
        element.checkVisibility()
      )
        seen.add(element)
    }
    for (const element of seen) element.setAttribute('data-seen', '')
    return seen.size
  })

/** Whether the script has set the late font in the whole page. */
export const isFontSet = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('-late'))
