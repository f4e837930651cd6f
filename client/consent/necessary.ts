interface CookieLife {
  readonly sameSite: 'strict' | 'lax'
  /** Seconds; without it the cookie is a session cookie. */
  readonly maxAge?: number
}

/** Cookies that the site strictly needs, and scripts set. */
type NecessaryCookie = 'closed_banner' | 'closed_exit' | 'locale'

/**
 * Sets a cookie for the whole site. Only for strictly necessary cookies: it does not check consent (requirement consent/nothing-before).
 */
export function setCookie(name: NecessaryCookie, value: string, { sameSite, maxAge }: CookieLife): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const life = maxAge === undefined ? '' : `; max-age=${maxAge}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=${sameSite}${life}${secure}`
}

/** All cookies that scripts see. */
export const allCookies = (): string => document.cookie

/**
 * Stores the time of a reload in the session storage, and returns that of the last one, in epoch milliseconds; 0 for none. Strictly
 * necessary: it prevents a loop of reloads. Throws where the browser refuses storage.
 */
export function storeReload(now: number): number {
  const key = 'chunk-reload'
  const last = Number(sessionStorage.getItem(key))
  sessionStorage.setItem(key, String(now))
  return last
}
