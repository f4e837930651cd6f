import { focusableAfter, passFocus } from '../../blocks/_kit/client/pass-focus.ts'
import { setCookie } from '../consent/necessary.ts'

function closeBanner({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-close-banner]') : null
  if (!button) return
  setCookie('closed_banner', button.dataset.closeBanner ?? '', { sameSite: 'strict' })
  const banner = button.closest('[data-banner]')
  if (!banner) return
  passFocus(banner, focusableAfter(banner))
  banner.remove()
}

/**
 * Closes a campaign banner for the visit: the session cookie keeps it from being sent again.
 * Strictly necessary, so it needs no consent. The keyboard focus moves to the next element. Clicks from before this code was there count too.
 */
export function closeBanners(): void {
  // The inline script in the head has collected them.
  const { early = [] } = window as { early?: readonly Event[] }
  early.forEach(closeBanner)
  document.addEventListener('click', closeBanner)
}
