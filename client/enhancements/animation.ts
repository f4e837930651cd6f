/** Loads the code of animations, for parts of a page that have one. To be called again for later parts. */
export async function startAnimations(part: ParentNode = document): Promise<void> {
  const places = part.querySelectorAll<HTMLElement>('[data-animation]')
  if (places.length) (await import('./play-animations.ts')).watchAnimations(places)
}
