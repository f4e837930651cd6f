import { beforeEach, expect, it, vi } from 'vitest'
import { newPage } from '../../blocks/_kit/testing/new-page.ts'
import { enhance } from './embed.ts'

const port = vi.hoisted(() => ({
  isGranted: false,
  listeners: new Set<() => void>(),
  grant: vi.fn<(service: string) => Promise<boolean>>(),
}))
vi.mock('../consent/consent.ts', () => ({
  granted: () => port.isGranted,
  onConsentChange: (listener: () => void) => {
    port.listeners.add(listener)
    return () => port.listeners.delete(listener)
  },
}))
vi.mock('./grant.ts', () => ({ grant: port.grant }))

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!
const frame = () => document.querySelector('iframe')
const click = (name: string) => find(`[data-embed-${name}]`).click()
const decide = (isGranted: boolean) => {
  port.isGranted = isGranted
  for (const listener of [...port.listeners]) listener()
}

beforeEach(() => {
  port.isGranted = false
  port.listeners.clear()
  port.grant.mockReset()
  document.body.innerHTML = `<figure tabindex="-1" aria-label="Film" data-embed="about:blank#film">
    <div data-embed-stage><button data-embed-once></button><button data-embed-always></button></div>
    <p data-embed-failure hidden></p></figure>`
})
const start = () => enhance(find('figure'), newPage())

it('loads nothing before the visitor agrees', () => {
  start()
  expect(frame()).toBeNull()
})

it('loads once by its button, without a grant, and takes the focus', () => {
  start()
  click('once')
  click('once')
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(frame()).toMatchObject({ title: 'Film', src: 'about:blank#film' })
  expect(document.activeElement).toBe(find('figure'))
  expect(port.grant).not.toHaveBeenCalled()
})

it('requests the grant of its service, and loads then', async () => {
  port.grant.mockResolvedValue(true)
  start()
  click('always')
  await vi.waitFor(() => expect(frame()).not.toBeNull())
  expect(port.grant.mock.calls).toEqual([['website-features']])
  expect(find('[data-embed-failure]').hidden).toBe(true)
})

it('says that a grant could not be saved, and loads nothing', async () => {
  port.grant.mockResolvedValue(false)
  start()
  click('always')
  await vi.waitFor(() => expect(find('[data-embed-failure]').hidden).toBe(false))
  expect(frame()).toBeNull()
})

it('loads at once where the service is granted, and is removed with the grant', () => {
  port.isGranted = true
  start()
  expect(frame()).not.toBeNull()
  decide(false)
  expect(frame()).toBeNull()
  expect(find('figure').hasAttribute('data-embed-loaded')).toBe(false)
  decide(true)
  expect(frame()).not.toBeNull()
})

it('that was loaded once is removed by a decision without the service', () => {
  start()
  click('once')
  expect(frame()).not.toBeNull()
  decide(false)
  expect(frame()).toBeNull()
})

it('follows no grant once its page is gone', () => {
  start()
  newPage()
  expect(port.listeners.size).toBe(0)
})

it('leaves a figure without its parts alone', () => {
  document.body.innerHTML = '<figure data-embed="about:blank"></figure>'
  expect(start).not.toThrow()
})
