/** Milliseconds after which a page that is not painted, as in the background, counts as painted. */
const most = 100

/** Resolves in a task of its own after the next paint: for work that is not the visible answer to an input. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, most)
  })
