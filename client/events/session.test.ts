import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'

const port = vi.hoisted(() => ({ isGranted: true }))
vi.mock('../consent/consent.ts', () => ({ granted: () => port.isGranted }))

let now = 1_795_424_400_000
const open = () => createSession({ now: () => now, random: () => 0.123456789 })

beforeEach(() => {
  sessionStorage.clear()
  port.isGranted = true
  now = 1_795_424_400_000
})

describe('a session', () => {
  it('has an id of a timestamp and a random text, which the next document goes on with', () => {
    const id = open().id()
    expect(id).toMatch(/^1795424400000-[a-z0-9]{8,10}$/)
    now += 60_000
    expect(open().id()).toBe(id)
  })

  it('stores nothing without the grant', () => {
    port.isGranted = false
    expect(open().id()).toMatch(/^1795424400000-/)
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['', 'x', 'null', '{"id":"1"}'])('begins anew where the browser has %j', stored => {
    sessionStorage.setItem('tracking_session', stored)
    expect(open().id()).toMatch(/^1795424400000-/)
  })

  it('tells each purchase once', () => {
    const first = open()
    expect([first.isNewPurchase('TH-1'), open().isNewPurchase('TH-1')]).toEqual([true, false])
  })

  it('hands over to the next document once, and not later than half a minute', () => {
    const handed = { at: now, landing: 'https://site.example/', referrer: '', entries: [] }
    open().handOver(handed)
    expect([open().takeOver(), open().takeOver()]).toEqual([handed, undefined])
    open().handOver(handed)
    now += 30_000
    expect(open().takeOver()).toBeUndefined()
  })

  it('ends with a withdrawal', () => {
    const session = open()
    const id = session.id()
    sessionStorage.clear()
    session.forget()
    now++
    expect(session.id()).not.toBe(id)
  })
})
