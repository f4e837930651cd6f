import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { readStored, store } from './stored.ts'

const grants = vi.hoisted(() => new Set<string>())
vi.mock('./consent.ts', () => ({ granted: (service: Service) => grants.has(service) }))

beforeEach(() => {
  grants.clear()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('what a service stores', () => {
  it('with its grant, in the storage that its key is filed for', () => {
    grants.add('analytics').add('study-assistant')
    expect(store('analytics', 'tracking_session', 'a')).toBe(true)
    expect(store('study-assistant', 'public_user_id', 'b')).toBe(true)
    expect(sessionStorage.getItem('tracking_session')).toBe('a')
    expect(localStorage.getItem('public_user_id')).toBe('b')
    expect(readStored('analytics', 'tracking_session')).toBe('a')
    expect(readStored('study-assistant', 'public_user_id')).toBe('b')
  })

  it('is neither stored nor read without its grant', () => {
    grants.add('analytics')
    localStorage.setItem('public_user_id', 'b')
    expect(store('study-assistant', 'public_user_id', 'c')).toBe(false)
    expect(readStored('study-assistant', 'public_user_id')).toBeUndefined()
    expect(localStorage.getItem('public_user_id')).toBe('b')
  })

  it('has no other key than those that are filed', () => {
    grants.add('analytics')
    expect(store('analytics', 'public_user_id', 'a')).toBe(false)
    expect(store('analytics', 'anything', 'a')).toBe(false)
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('is missing where the browser refuses storage', () => {
    grants.add('analytics')
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(readStored('analytics', 'tracking_session')).toBeUndefined()
    expect(store('analytics', 'tracking_session', 'a')).toBe(false)
  })
})
