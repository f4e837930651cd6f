/** Resolves after the next frame; after 100 ms where the browser paints none, as in a tab in the background. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
