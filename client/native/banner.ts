/**
 * Closes a campaign banner for the visit: the session cookie keeps it from being sent again (contract, cookies).
 * Strictly necessary, so it needs no consent.
 */
export function closeBanners(): void {
  document.addEventListener('click', event => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-close-banner]') : null
    if (!button) return
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = `closed_banner=${encodeURIComponent(button.dataset.closeBanner ?? '')}; path=/; samesite=strict${secure}`
    button.closest('[data-banner]')?.remove()
  })
}
