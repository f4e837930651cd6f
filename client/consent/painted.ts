/** Resolves after the next frame; after 100 ms if the browser does not paint, as in a background tab. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
