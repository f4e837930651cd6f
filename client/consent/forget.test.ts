import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { forgetWithdrawn } from './forget.ts'

const grants = vi.hoisted(() => new Set<string>())
vi.mock('./consent.ts', () => ({ granted: (service: Service) => grants.has(service) }))

beforeEach(() => {
  grants.clear()
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('public_user_id', 'a')
  sessionStorage.setItem('tracking_session', 'b')
  localStorage.setItem('of-another-script', 'c')
})
afterEach(() => vi.unstubAllGlobals())

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()

it('deletes the keys of services without a grant, and no others', () => {
  grants.add('analytics')
  forgetWithdrawn()
  expect(left()).toEqual(['of-another-script', 'tracking_session'])
})

it('deletes nothing of a service that keeps its grant', () => {
  grants.add('analytics').add('study-assistant')
  forgetWithdrawn()
  expect(left()).toEqual(['of-another-script', 'public_user_id', 'tracking_session'])
})

it('leaves a page alone whose browser refuses storage', () => {
  const removeItem = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.stubGlobal('localStorage', { removeItem })
  vi.stubGlobal('sessionStorage', { removeItem })
  expect(forgetWithdrawn).not.toThrow()
  expect(removeItem).toHaveBeenCalled()
})
