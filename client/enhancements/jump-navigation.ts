/** Loads the code of jump navigations, for parts of a page that have one. To be called again for later parts. */
export async function startJumpNavigations(part: ParentNode = document): Promise<void> {
  const bars = part.querySelectorAll<HTMLElement>('[data-jump-navigation]:not([data-stuck])')
  if (bars.length) (await import('./jump-bar.ts')).followPage(bars)
}
