import { focusableAfter, passFocus } from '../../blocks/_kit/client/pass-focus.ts'
import { setCookie } from '../consent/necessary.ts'

/**
 * Closes a campaign banner for the visit: the session cookie keeps it from being sent again.
 * Strictly necessary, so it needs no consent. The keyboard focus moves to the next element.
 */
export function closeBanners(): void {
  document.addEventListener('click', event => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-close-banner]') : null
    if (!button) return
    setCookie('closed_banner', button.dataset.closeBanner ?? '', { sameSite: 'strict' })
    const banner = button.closest('[data-banner]')
    if (!banner) return
    passFocus(banner, focusableAfter(banner))
    banner.remove()
  })
}
