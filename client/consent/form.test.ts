import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import type { Change } from './decide.ts'
import { tendForm } from './form.ts'

const port = vi.hoisted(() => ({
  grants: new Set<string>(),
  listeners: [] as (() => void)[],
  decide: vi.fn<(change: Change) => Promise<boolean>>(),
}))
vi.mock('./consent.ts', () => ({
  granted: (service: Service) => port.grants.has(service),
  onConsentChange(listener: () => void) {
    port.listeners.push(listener)
    return () => port.listeners.splice(port.listeners.indexOf(listener), 1)
  },
}))
vi.mock('./decide.ts', () => ({ decide: port.decide }))

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!
const form = () => find<HTMLFormElement>('form')
const failure = () => find<HTMLElement>('[data-consent-failure]')

function submit(value: string): boolean {
  const submitter = find<HTMLButtonElement>(`button[value="${value}"]`)
  return form().dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true }))
}

beforeEach(() => {
  port.grants = new Set(['usergroup'])
  port.listeners.length = 0
  port.decide.mockReset()
  port.decide.mockImplementation(async ({ onSaved }) => {
    onSaved?.()
    return true
  })
  document.body.innerHTML = `
    <form>
      <input type="hidden" name="version" value="0a1b2c3d">
      <input type="checkbox" name="service" value="analytics">
      <input type="checkbox" name="service" value="usergroup">
      <input type="checkbox" name="service" value="unheard-of" checked>
      <p data-consent-failure hidden></p>
      <button name="decision" value="accept"></button>
      <button name="decision" value="decline"></button>
      <button name="decision" value="choose"></button>
    </form>`
})

const checked = () => [...form().querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)

describe('the settings', () => {
  it('show what is granted, also after a decision elsewhere', () => {
    tendForm(form(), vi.fn())
    expect(checked()).toEqual(['usergroup'])
    port.grants = new Set(['analytics'])
    for (const listener of port.listeners) listener()
    expect(checked()).toEqual(['analytics'])
  })

  it.each([
    ['accept', 'all'],
    ['decline', 'none'],
    ['choose', ['usergroup']],
  ])('save what the button %s says, in place', async (value, accept) => {
    const done = vi.fn()
    tendForm(form(), done)
    expect(submit(value)).toBe(false)
    expect(port.decide).toHaveBeenCalledExactlyOnceWith({ accept, version: '0a1b2c3d', onSaved: done })
    expect(done).toHaveBeenCalledOnce()
  })

  it('follow decisions no longer once they have left the page', () => {
    tendForm(form(), vi.fn())
    form().remove()
    for (const listener of [...port.listeners]) listener()
    expect(port.listeners).toEqual([])
  })

  it('are tended once', () => {
    expect(form().dataset.enhanced).toBeUndefined()
    tendForm(form(), vi.fn())
    expect(form().dataset.enhanced).toBe('')
    tendForm(form(), vi.fn())
    submit('accept')
    expect(port.decide).toHaveBeenCalledOnce()
  })

  it('say what could not be saved, and stay', async () => {
    port.decide.mockResolvedValue(false)
    const done = vi.fn()
    tendForm(form(), done)
    submit('accept')
    await vi.waitFor(() => expect(failure().hidden).toBe(false))
    expect(done).not.toHaveBeenCalled()
    port.decide.mockResolvedValue(true)
    submit('accept')
    expect(failure().hidden).toBe(true)
  })
})

describe('the question for one service', () => {
  beforeEach(() => {
    form().dataset.consentService = 'analytics'
  })

  it('adds it to what is granted', () => {
    tendForm(form(), vi.fn())
    submit('accept')
    expect(port.decide.mock.calls[0]?.[0].accept).toEqual(['analytics', 'usergroup'])
  })

  it('refused sends nothing, and is done', () => {
    const done = vi.fn()
    tendForm(form(), done)
    submit('decline')
    expect(port.decide).not.toHaveBeenCalled()
    expect(done).toHaveBeenCalledOnce()
  })
})
