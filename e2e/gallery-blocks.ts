import type { Page } from '@playwright/test'

/** Blocks that float above their neighbours, which checks of contrast would then not see. */
const floating = new Set(['contact-bubble', 'elevation-button', 'exit-layer', 'header', 'jump-navigation'])

const groupSize = 8

/**
 * The gallery's blocks by groups, as `a,b`: `/_gallery/{group}/all/` shows all fixtures of a group in one document. Most of a check's cost per
 * document does not depend on its size. Neighbours by name are in different groups: the fields of forms share names.
 */
export async function listGroups(page: Page): Promise<string[]> {
  const entries = (await (await page.request.get('/_gallery/index.json')).json()) as { block: string }[]
  const blocks = [...new Set(entries.map(({ block }) => block))]
  const others = blocks.filter(block => !floating.has(block))
  const count = Math.ceil(others.length / groupSize)
  const groups = Array.from({ length: count }, (_, group) =>
    others.filter((_, index) => index % count === group).join(),
  )
  return [...groups, ...blocks.filter(block => floating.has(block))]
}

/**
 * Starts everything that starts when it becomes visible. Faster than `seeAll`: the whole page is laid out, and sections in between are
 * skipped. Ends at the top.
 */
export const startBlocks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.setAttribute('data-laid-out', '')
    for (const host of document.querySelectorAll('x-island[on="visible"], [data-enhance]')) {
      const control = host.matches('x-island') ? host.firstElementChild : host
      if (!control?.checkVisibility({ visibilityProperty: true }) || !control.getClientRects().length)
        continue
      const isStarted = () => host.matches('[data-mounted], [data-enhanced]')
      if (!isStarted()) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      for (
        const deadline = performance.now() + 10_000;
        !isStarted();
        await new Promise(requestAnimationFrame)
      )
        if (performance.now() > deadline) throw new Error(`${host.outerHTML} has not started`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

/** Elements that float above the blocks of a group, and hide them. */
export const floatingIn = (page: Page, group: string): Promise<string[]> =>
  page.evaluate(
    isAlone =>
      [...document.querySelectorAll('main *')]
        .filter(element => !isAlone && getComputedStyle(element).position === 'fixed')
        .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(element => element.outerHTML),
    floating.has(group),
  )

/** Blocks scripts of the site: a test that measures the server's markup needs none. */
export const holdScripts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/.*\.js/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))

export const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * Replaces each picture by an empty one, so that its space stays: a browser would show the alternative text of a picture that it cannot read.
 */
export const holdPictures = (page: Page): Promise<unknown> =>
  page.route(/\/media\/|\/pictures\//, route =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  )

/**
 * Shows another document in the open window, which takes a third of the time of a navigation: scripts injected into the window stay. The test
 * needs `bypassCSP`, because the policy of the first document would apply to all.
 */
export const writeDocument = (page: Page, html: string): Promise<void> =>
  page.evaluate(text => {
    document.open()
    document.write(text)
    document.close()
    document.documentElement.setAttribute('data-laid-out', '')
  }, html)

/** The same for the document at a path. */
export async function replaceDocument(page: Page, path: string): Promise<void> {
  await writeDocument(page, await (await page.request.get(path)).text())
}
