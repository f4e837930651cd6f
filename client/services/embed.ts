import { passFocus } from '../../blocks/_kit/client/pass-focus.ts'
import { granted, onConsentChange } from '../consent/consent.ts'
import { grant } from './grant.ts'

const service = 'website-features'

/**
 * The frame with this site's document around the provider's. Without a sandbox attribute: this document runs no script (requirement
 * embeds/frame).
 */
function createFrame(figure: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = figure.getAttribute('aria-label') ?? ''
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.loading = 'lazy'
  frame.src = figure.dataset.embed ?? ''
  return frame
}

/** Swaps the consent question and the frame. */
function createSwitch(figure: HTMLElement, stage: HTMLElement) {
  let frame: HTMLIFrameElement | undefined
  return {
    load() {
      frame ??= createFrame(figure)
      if (!frame.isConnected) stage.append(frame)
      figure.dataset.embedLoaded = ''
    },
    unload() {
      delete figure.dataset.embedLoaded
      if (frame) passFocus(frame, figure)
      frame?.remove()
      frame = undefined
    },
  }
}

/** Calls one of the two when the service is granted, or a decision is made without it: that ends an embed that was loaded once, too. */
function followGrant(
  gone: AbortSignal,
  on: { readonly granted: () => void; readonly withdrawn: () => void },
): void {
  let wasGranted = granted(service)
  const stop = onConsentChange(() => {
    const isGranted = granted(service)
    if (!isGranted) on.withdrawn()
    else if (!wasGranted) on.granted()
    wasGranted = isGranted
  })
  gone.addEventListener('abort', stop)
}

/**
 * Loads the embed of a figure once, by its button, or with the service's grant: at once where that is given already, since enhancements start
 * near the viewport. Withdrawing removes it (requirement embeds/consent).
 */
export function enhance(figure: HTMLElement, gone: AbortSignal): void {
  const stage = figure.querySelector<HTMLElement>('[data-embed-stage]')
  const failure = figure.querySelector<HTMLElement>('[data-embed-failure]')
  if (!stage || !failure) return
  const { load, unload } = createSwitch(figure, stage)
  const loadAndFocus = () => {
    load()
    figure.focus({ preventScroll: true })
  }
  figure.querySelector('[data-embed-once]')?.addEventListener('click', loadAndFocus)
  figure.querySelector('[data-embed-always]')?.addEventListener('click', async () => {
    failure.hidden = true
    const isGranted = await grant(service)
    failure.hidden = isGranted
    if (isGranted) loadAndFocus()
  })
  followGrant(gone, { granted: load, withdrawn: unload })
  if (granted(service)) load()
}
