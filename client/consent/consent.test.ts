import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The module's state belongs to one document: each test loads the module anew. */
const load = async () => {
  vi.resetModules()
  return await import('./consent.ts')
}

const write = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the module under test reads this
  document.cookie = `consent=${value}; path=/`
}
const cookieOf = (services: Record<string, string[]>) =>
  encodeURIComponent(btoa(JSON.stringify({ services, version: '0a1b2c3d' })))

const setPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

beforeEach(() => setPrivacyControl(false))
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'consent=; path=/; max-age=-1'
  delete document.documentElement.dataset.consentImplicit
  delete document.documentElement.dataset.consentDenied
})

describe('a decision', () => {
  it('grants the services that the cookie names, and no others', async () => {
    write(cookieOf({ analytics: ['analytics'], functional: [] }))
    const { decidedVersion, granted, hasDecided } = await load()
    expect(granted('analytics')).toBe(true)
    expect(granted('study-assistant')).toBe(false)
    expect(hasDecided()).toBe(true)
    expect(decidedVersion()).toBe('0a1b2c3d')
  })

  it('grants no service that operators have denied since', async () => {
    write(cookieOf({ analytics: ['analytics'], functional: ['usergroup'] }))
    document.documentElement.dataset.consentDenied = 'analytics website-features'
    const { granted } = await load()
    expect([granted('analytics'), granted('usergroup')]).toEqual([false, true])
  })

  it.each(['%%%', 'bm90IGpzb24=', btoa('{}'), btoa('null')])(
    'grants nothing in a cookie like %s',
    async value => {
      write(value)
      document.documentElement.dataset.consentImplicit = 'analytics'
      const { decidedVersion, granted } = await load()
      expect(granted('analytics')).toBe(false)
      expect(decidedVersion()).toBe('')
    },
  )

  it.each(['true', '%%%', btoa('{}')])(
    'is none where the cookie is %s, as another tool may have left it',
    async value => {
      write(value)
      const { hasDecided } = await load()
      expect(hasDecided()).toBe(false)
    },
  )
})

describe('without a decision', () => {
  it('only services are granted that the document names', async () => {
    document.documentElement.dataset.consentImplicit = 'usergroup website-features'
    const { granted, hasDecided } = await load()
    expect([granted('usergroup'), granted('analytics'), hasDecided()]).toEqual([true, false, false])
  })

  it('Global Privacy Control declines these as well', async () => {
    document.documentElement.dataset.consentImplicit = 'usergroup'
    setPrivacyControl(true)
    const { granted, hasDecided } = await load()
    expect([granted('usergroup'), hasDecided()]).toEqual([false, true])
  })
})

describe('listeners', () => {
  it('hear of a change once, until they stop', async () => {
    const { granted, onConsentChange, readDecision } = await load()
    const listener = vi.fn()
    const stop = onConsentChange(listener)
    readDecision()
    expect(listener).not.toHaveBeenCalled()
    write(cookieOf({ analytics: ['analytics'] }))
    expect(granted('analytics')).toBe(false)
    readDecision()
    readDecision()
    expect(listener).toHaveBeenCalledOnce()
    expect(granted('analytics')).toBe(true)
    stop()
    write(cookieOf({}))
    readDecision()
    expect(listener).toHaveBeenCalledOnce()
    expect(granted('analytics')).toBe(false)
  })

  it.each(['pageshow', 'focus'])('hear of a decision elsewhere at %s', async type => {
    const { followDecisions, onConsentChange } = await load()
    const listener = vi.fn()
    onConsentChange(listener)
    followDecisions()
    write(cookieOf({}))
    dispatchEvent(new Event(type))
    expect(listener).toHaveBeenCalledOnce()
  })

  describe('where the browser tells of cookies', () => {
    const cookieStore = new EventTarget()
    beforeEach(() => vi.stubGlobal('cookieStore', cookieStore))
    afterEach(() => vi.unstubAllGlobals())

    it('hear of a decision in another window at once', async () => {
      const { followDecisions, onConsentChange } = await load()
      const listener = vi.fn()
      onConsentChange(listener)
      followDecisions()
      write(cookieOf({}))
      cookieStore.dispatchEvent(new Event('change'))
      expect(listener).toHaveBeenCalledOnce()
    })

    it('hear of their own when the page says so, and not by its cookie', async () => {
      const { deciding, followDecisions, onConsentChange, readDecision } = await load()
      const listener = vi.fn()
      onConsentChange(listener)
      followDecisions()
      await deciding(async () => {
        write(cookieOf({ functional: ['usergroup'] }))
        cookieStore.dispatchEvent(new Event('change'))
        expect(listener).not.toHaveBeenCalled()
        readDecision()
        expect(listener).toHaveBeenCalledOnce()
      })
      write(cookieOf({}))
      cookieStore.dispatchEvent(new Event('change'))
      expect(listener).toHaveBeenCalledTimes(2)
    })
  })
})
