import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCookie, storeReload } from './necessary.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a cookie that the site needs', () => {
  it.each([
    [{ sameSite: 'lax' } as const, 'closed_banner=a%3Bb; path=/; samesite=lax'],
    [{ sameSite: 'strict', maxAge: 60 } as const, 'closed_banner=a%3Bb; path=/; samesite=strict; max-age=60'],
  ])('with %j lives as long as that says', (life, expected) => {
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    setCookie('closed_banner', 'a;b', life)
    expect(written.mock.calls).toEqual([[expected]])
  })
})

describe('a reload', () => {
  it('is noted with the one before', () => {
    expect(storeReload(1000)).toBe(0)
    expect(storeReload(2000)).toBe(1000)
  })

  it('cannot be noted where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(() => storeReload(1000)).toThrow('denied')
  })
})
