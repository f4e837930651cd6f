import {
  dragTrack,
  nearestStart,
  readTrack,
  slidesOf,
  startOf,
  type TrackState,
} from '../client/slide-track.ts'
import { readWords, type SpokenWord } from '../slider-words.ts'

/** For so many milliseconds after a press, or after the page was brought back, focus moves no slide (requirement layout-blocks/new-slider). */
const suppressed = 100

/** Maximum dots; more pages are shown as numbers, because the dots would not fit into a row. */
const mostDots = 8

interface Slider {
  readonly root: HTMLElement
  readonly track: HTMLElement
  readonly arrows: readonly HTMLElement[]
  readonly dots: HTMLElement | null
  readonly live: Element | null
  readonly words: Readonly<Record<SpokenWord, string>>
}

const fill = (text: string, index: number, total: number) =>
  text.replace('{index}', String(index + 1)).replace('{total}', String(total))

function say({ live, words }: Slider, { count, inView }: TrackState, index: number): void {
  if (!live) return
  const end = index <= 0 ? words.firstSlide : index >= count - inView ? words.lastSlide : undefined
  live.textContent = end ?? fill(words.slideOf, index, count)
}

function goTo(slider: Slider, index: number): void {
  const state = readTrack(slider.track)
  const target = Math.max(0, Math.min(index, state.count - state.inView))
  slider.track.scrollTo({ left: startOf(slider.track, target) })
  say(slider, state, target)
}

/** Hides an arrow when there are no more slides; an arrow with the focus stays until it loses it, and is marked as disabled. */
function showArrow(arrow: HTMLElement | undefined, isOfUse: boolean): void {
  if (!arrow) return
  const stays = !isOfUse && arrow === document.activeElement
  arrow.hidden = !isOfUse && !stays
  if (stays) arrow.setAttribute('aria-disabled', 'true')
  else arrow.removeAttribute('aria-disabled')
}

function makeDot(slider: Slider, index: number): HTMLElement {
  const dot = document.createElement('button')
  dot.type = 'button'
  dot.setAttribute('aria-label', fill(slider.words.goToSlide, index, 0))
  dot.addEventListener('click', () => goTo(slider, index))
  return dot
}

function showPages(slider: Slider, { count, inView, first, hasAhead, hasBehind }: TrackState): void {
  const { dots, track, words } = slider
  if (!dots) return
  const pages = hasAhead || hasBehind ? Math.ceil(count / inView) : 0
  const current = hasAhead ? Math.min(pages - 2, Math.round(first / inView)) : pages - 1
  if (pages > mostDots) {
    dots.textContent = fill(words.slideOf, first, count)
    return
  }
  if (dots.children.length !== pages || dots.dataset.inView !== String(inView)) {
    const hadFocus = dots.contains(document.activeElement)
    const starts = Array.from({ length: pages }, (_, page) => Math.min(page * inView, count - inView))
    dots.replaceChildren(...starts.map(start => makeDot(slider, start)))
    dots.dataset.inView = String(inView)
    if (hadFocus) ((dots.children[current] as HTMLElement | undefined) ?? track).focus()
  }
  for (const [page, dot] of [...dots.children].entries())
    if (page === current) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
}

/**
 * Names the carousel and its slides while the track can be scrolled (ARIA Authoring Practices, carousel). Slides stay items of
 * a list: HTML allows a list item no role of a group.
 */
function showRoles({ root, track, words }: Slider, { count, hasAhead, hasBehind }: TrackState): void {
  const isSlider = hasAhead || hasBehind
  if (root.dataset.slides === String(isSlider && count)) return
  root.dataset.slides = String(isSlider && count)
  const set = (element: Element, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes))
      if (isSlider) element.setAttribute(name, value)
      else element.removeAttribute(name)
  }
  set(root, { 'aria-roledescription': words.carousel })
  set(track, { tabindex: '0' })
  for (const [index, slide] of slidesOf(track).entries())
    set(slide, {
      'aria-roledescription': words.slide,
      'aria-label': fill(words.slideOf, index, count),
    })
}

function update(slider: Slider): void {
  const state = readTrack(slider.track)
  const [previous, next] = slider.arrows
  showArrow(previous, state.hasBehind)
  showArrow(next, state.hasAhead)
  showPages(slider, state)
  showRoles(slider, state)
}

/** Brings a slide that got the focus into view as a whole, unless a press or the return to the page gave it the focus. */
function followFocus({ track }: Slider, gone: AbortSignal): void {
  let last = Number.NEGATIVE_INFINITY
  const suppress = () => {
    last = performance.now()
  }
  track.addEventListener('pointerdown', suppress)
  document.addEventListener('visibilitychange', suppress, { signal: gone })
  track.addEventListener('focusin', ({ target }) => {
    if (performance.now() - last < suppressed) return
    const index = slidesOf(track).findIndex(slide => target instanceof Node && slide.contains(target))
    const { first, inView } = readTrack(track)
    if (index < 0 || (index >= first && index < first + inView)) return
    const wanted = index < first ? index : index - inView + 1
    track.scrollTo({ left: nearestStart(track, startOf(track, wanted)) })
  })
}

/**
 * Arrows, pages, dragging and names for a row of slides, which scrolls without any of them (requirements layout-blocks/slider,
 * layout-blocks/new-slider).
 */
export function enhance(root: HTMLElement, gone: AbortSignal): void {
  const track = root.querySelector<HTMLElement>('.slider-slides')
  if (!track) return
  const slider: Slider = {
    root,
    track,
    arrows: [...root.querySelectorAll<HTMLElement>('.slider-arrow')],
    dots: root.querySelector<HTMLElement>('.slider-dots'),
    live: root.querySelector('[aria-live]'),
    words: readWords(root.dataset.words ?? ''),
  }
  for (const [index, arrow] of slider.arrows.entries()) {
    arrow.addEventListener('click', () => {
      const { first, inView } = readTrack(track)
      goTo(slider, first + (index ? inView : -inView))
    })
    arrow.addEventListener('blur', () => update(slider))
  }
  followFocus(slider, gone)
  dragTrack(track)
  track.addEventListener('scroll', () => update(slider), { passive: true })
  new ResizeObserver(() => update(slider)).observe(track)
  update(slider)
}
