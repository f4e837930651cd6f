/** Resolves when the page and everything that it needs at once is there. */
export const loaded = (): Promise<void> =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
