import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from './decide.ts'
import type { ConsentPart } from './fetch-part.ts'
import { showNotice } from './notice.ts'

const port = vi.hoisted(() => ({
  listeners: new Set<() => void>(),
  decide: vi.fn<(change: Change) => Promise<boolean>>(),
  fetchPart: vi.fn<(part: string, more: object) => Promise<ConsentPart | undefined>>(),
}))
vi.mock('./consent.ts', () => ({
  onConsentChange: (listener: () => void) => {
    port.listeners.add(listener)
    return () => port.listeners.delete(listener)
  },
}))
vi.mock('./decide.ts', () => ({ decide: port.decide }))
vi.mock('./fetch-part.ts', async original => ({
  ...(await original<typeof import('./fetch-part.ts')>()),
  fetchPart: port.fetchPart,
}))

const partIn = (language: string): ConsentPart => ({
  html: `<section class="consent-notice" lang="${language}" data-saved="Gespeichert."><form>
    <button value="decline">-</button><button value="accept">+</button><p data-consent-failure hidden></p>
  </form></section>`,
  style: '',
})
const notice = () => document.querySelector<HTMLElement>('.consent-notice')
const button = (value: string) => notice()!.querySelector<HTMLButtonElement>(`[value="${value}"]`)!
const press = (value: string) => {
  button(value).focus()
  const submitter = button(value)
  submitter.form!.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }))
}
const showPage = (language: string) => {
  document.documentElement.lang = language
  document.dispatchEvent(new Event('page-shown'))
}

beforeEach(() => {
  // The DOM of the tests resolves without the sheet, a browser with it (CSSOM, CSSStyleSheet.replace).
  vi.spyOn(CSSStyleSheet.prototype, 'replace').mockImplementation(async function (this: CSSStyleSheet) {
    return this
  })
  document.documentElement.lang = 'de'
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  port.listeners.clear()
  port.decide.mockReset()
  port.decide.mockResolvedValue(true)
  port.fetchPart.mockReset()
  port.fetchPart.mockImplementation(async () => partIn(document.documentElement.lang))
})

afterEach(() => {
  // A decision removes the listeners that a notice adds to the document, which all tests share.
  for (const listener of port.listeners) listener()
  vi.restoreAllMocks()
})

describe('the notice', () => {
  it('stands before everything else, and names the decision that it knows', async () => {
    await showNotice('0a1b2c3d')
    expect(document.body.firstElementChild).toBe(notice())
    expect(port.fetchPart.mock.calls).toEqual([['notice', { known: '0a1b2c3d' }]])
  })

  it('is not there where no consent is requested', async () => {
    port.fetchPart.mockResolvedValue(undefined)
    await showNotice('')
    expect(notice()).toBeNull()
    expect(port.listeners.size).toBe(0)
  })

  it.each([
    ['accept', 'all'],
    ['decline', 'none'],
  ])('goes after %s, and the keyboard is in the content', async (value, accept) => {
    await showNotice('')
    press(value)
    await vi.waitFor(() => expect(notice()).toBeNull())
    expect(port.decide.mock.calls).toEqual([[{ accept }]])
    expect(document.activeElement?.id).toBe('main')
  })

  it('goes after an answer with the focus where the visitor was, and that it is saved is told politely', async () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/">Link</a></main>'
    const link = document.querySelector<HTMLElement>('a')!
    await showNotice('')
    link.focus()
    press('decline')
    await vi.waitFor(() => expect(notice()).toBeNull())
    expect(document.activeElement).toBe(link)
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Gespeichert.')
  })

  it('comes back where the decision could not be saved, and says so', async () => {
    port.decide.mockResolvedValue(false)
    await showNotice('')
    press('accept')
    expect(notice()?.hidden).toBe(true)
    await vi.waitFor(() => expect(notice()?.hidden).toBe(false))
    expect(notice()?.querySelector<HTMLElement>('[data-consent-failure]')?.hidden).toBe(false)
    expect(document.activeElement).toBe(button('accept'))
  })

  it('goes with a decision elsewhere, and does not come back on the next page', async () => {
    await showNotice('')
    for (const listener of port.listeners) listener()
    expect(notice()).toBeNull()
    showPage('en')
    expect(port.fetchPart).toHaveBeenCalledOnce()
  })
})

describe('on the next page', () => {
  it('the notice speaks the language of that', async () => {
    await showNotice('')
    showPage('en')
    await vi.waitFor(() => expect(notice()?.lang).toBe('en'))
    press('decline')
    await vi.waitFor(() => expect(notice()).toBeNull())
    expect(port.decide).toHaveBeenCalledOnce()
  })

  it('of the same language it is not fetched again', async () => {
    await showNotice('')
    showPage('de')
    expect(port.fetchPart).toHaveBeenCalledOnce()
  })

  it('it stays as it was where the worker cannot be reached', async () => {
    await showNotice('')
    const before = notice()
    port.fetchPart.mockResolvedValue(undefined)
    showPage('en')
    await vi.waitFor(() => expect(port.fetchPart).toHaveBeenCalledTimes(2))
    expect(notice()).toBe(before)
  })
})
