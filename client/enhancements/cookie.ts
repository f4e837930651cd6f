interface CookieLife {
  readonly sameSite: 'strict' | 'lax'
  /** Seconds; without it the cookie ends with the visit. */
  readonly maxAge?: number
}

/** Sets a cookie for the whole site. Only for what is strictly necessary: it asks for no consent. */
export function setCookie(name: string, value: string, { sameSite, maxAge }: CookieLife): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const life = maxAge === undefined ? '' : `; max-age=${maxAge}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=${sameSite}${life}${secure}`
}
