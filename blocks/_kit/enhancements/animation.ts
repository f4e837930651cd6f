/** Milliseconds after which automatic motion has to stop (WCAG 2.2, 2.2.2). */
const maxLength = 5000

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

async function play(place: HTMLElement): Promise<void> {
  const address = place.dataset.animation
  const poster = place.querySelector('.animation-poster')
  if (!address || (poster && wantsNoMotion())) return
  delete place.dataset.animation
  const [{ default: player }, animationData] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    fetch(address).then(answer => answer.json()),
  ])
  const animation = player.loadAnimation({
    container: place,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
    // As pictures are cropped to the aspect ratio of their box.
    rendererSettings: { preserveAspectRatio: 'xMidYMid slice' },
  })
  poster?.remove()
  if (wantsNoMotion()) return animation.goToAndStop(0, true)
  // Whole rounds only, as far as there is time for one.
  const length = animation.getDuration() * 1000
  animation.loop = Math.max(0, Math.floor(maxLength / length) - 1)
  animation.play()
  if (length > maxLength) setTimeout(() => animation.pause(), maxLength)
}

/**
 * Loads and plays an animation once (requirement media/animation), as soon as it is within 400 px of the viewport, like a lazy video. One
 * that cannot be loaded leaves its place unchanged.
 */
export function enhance(place: HTMLElement): void {
  play(place).catch(reportError)
}
