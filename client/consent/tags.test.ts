import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTags } from './tags.ts'

const port = vi.hoisted(() => ({ isGranted: false, mayReload: true, listeners: [] as (() => void)[] }))
vi.mock('./consent.ts', () => ({
  granted: () => port.isGranted,
  onConsentChange: (listener: () => void) => port.listeners.push(listener),
}))
vi.mock('../may-reload.ts', () => ({ mayReload: () => port.mayReload }))

/** Addresses of the scripts that are added. */
const added: (string | null)[] = []
const reload = vi.fn()
const handedOver = vi.fn()
const change = (isGranted: boolean) => {
  port.isGranted = isGranted
  for (const listener of port.listeners) listener()
}

beforeEach(() => {
  Object.assign(port, { isGranted: false, mayReload: true })
  port.listeners.length = 0
  added.length = 0
  delete document.documentElement.dataset.leaveByDocument
  delete window.dataLayer
  reload.mockReset()
  handedOver.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // Prevents the script's request, which nothing answers here.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node.getAttribute('src'))
  })
  document.addEventListener('consent-reload', handedOver)
})
afterEach(() => {
  document.removeEventListener('consent-reload', handedOver)
  vi.restoreAllMocks()
})

describe('the tag manager', () => {
  it('does not run where the address keeps a token, because the browser refuses to change it', () => {
    history.replaceState(null, '', '?token=secret')
    const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    })
    port.isGranted = true
    startTags(true)
    expect(added).toEqual([])
    refused.mockRestore()
    startTags(true)
    expect(added).toEqual(['/_service/analytics/tag.js'])
    expect(location.search).toBe('')
  })

  it('is not there before the grant, which loads the page again', () => {
    startTags(false)
    expect(reload).not.toHaveBeenCalled()
    expect(window.dataLayer).toBeUndefined()
    change(true)
    expect(handedOver).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalledOnce()
    expect(added).toEqual([])
  })

  it('is told what is denied and granted before it is loaded', () => {
    port.isGranted = true
    startTags(true)
    expect(added).toEqual(['/_service/analytics/tag.js'])
    const [first, second, start] = window.dataLayer ?? []
    expect(Array.from(first as ArrayLike<unknown>)).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ])
    expect(Array.from(second as ArrayLike<unknown>)).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
    ])
    expect(start).toMatchObject({ event: 'gtm.js' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('goes with another document when it is withdrawn', () => {
    port.isGranted = true
    startTags(true)
    change(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is left to the next navigation where a reload would lose something', () => {
    port.mayReload = false
    startTags(false)
    change(true)
    expect(reload).not.toHaveBeenCalled()
    expect(handedOver).not.toHaveBeenCalled()
    expect(document.documentElement.dataset.leaveByDocument).toBe('')
  })

  it('that runs is told of a withdrawal at once, and of another grant, also where the document stays', () => {
    Object.assign(port, { isGranted: true, mayReload: false })
    startTags(true)
    const told = () =>
      (window.dataLayer ?? [])
        .map(entry => Array.from(entry as ArrayLike<unknown>) as [string, string, object])
        .filter(([command]) => command === 'consent')
        .slice(2)
    change(true)
    expect(told()).toEqual([])
    change(false)
    expect(told()).toMatchObject([['consent', 'update', { analytics_storage: 'denied' }]])
    expect(reload).not.toHaveBeenCalled()
    change(true)
    expect(told()).toMatchObject([{}, ['consent', 'update', { analytics_storage: 'granted' }]])
  })
})
