import { setCookie } from '../consent/necessary.ts'

const thirtyDays = 30 * 24 * 3600

/** Remembers the language a visitor chose; it counts where addresses have none. */
export function rememberLanguage(): void {
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
    const code = link?.dataset.language
    if (code) setCookie('locale', code, { sameSite: 'lax', maxAge: thirtyDays })
  })
}
