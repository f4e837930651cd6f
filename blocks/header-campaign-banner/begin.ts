import { focusableAfter, passFocus } from '../_kit/client/pass-focus.ts'
import type { PageTools } from '../_kit/page-tools.ts'

/** Ids of the banners that were closed before, the last ones. */
const closedBefore = (cookies: string) =>
  /\bclosed_banner=([\w.-]+)/.exec(cookies)?.[1]?.split('.').slice(-3) ?? []

/**
 * Closes a campaign banner or an alert for the visit: a session cookie prevents that it is sent again. The cookie is strictly necessary and needs no
 * consent. The keyboard focus moves to the next element. Clicks from before this code was loaded count too.
 */
export function begin({ setCookie, cookies, earlyClicks }: PageTools): void {
  const close = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-close-banner]') : null
    if (!button) return
    setCookie('closed_banner', [...closedBefore(cookies()), button.dataset.closeBanner].join('.'))
    const banner = button.closest('[data-banner]')
    if (!banner) return
    passFocus(banner, focusableAfter(banner))
    banner.remove()
  }
  earlyClicks.forEach(close)
  document.addEventListener('click', close)
}
