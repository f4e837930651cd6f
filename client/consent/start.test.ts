import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startConsent } from './start.ts'

const port = vi.hoisted(() => ({
  decided: false,
  version: '',
  listeners: [] as (() => void)[],
  openSettings: vi.fn<(service?: string) => Promise<boolean>>(),
  showNotice: vi.fn<(known: string) => Promise<void>>(),
  tendPageForm: vi.fn<(form: HTMLFormElement) => void>(),
  showFailure: vi.fn<(place: Element, isShown: boolean) => void>(),
  forgetWithdrawn: vi.fn(),
  startTags: vi.fn<(isGranted: boolean) => void>(),
}))
vi.mock('./consent.ts', () => ({
  decidedVersion: () => port.version,
  hasDecided: () => port.decided,
  followDecisions: () => undefined,
  granted: () => true,
  onConsentChange: (listener: () => void) => port.listeners.push(listener),
}))
vi.mock('./settings.ts', () => ({ openSettings: port.openSettings }))
vi.mock('./notice.ts', () => ({ showNotice: port.showNotice }))
vi.mock('./form.ts', () => ({ tendPageForm: port.tendPageForm }))
vi.mock('./show-failure.ts', () => ({ showFailure: port.showFailure }))
vi.mock('./forget.ts', () => ({ forgetWithdrawn: port.forgetWithdrawn }))
vi.mock('./tags.ts', () => ({ startTags: port.startTags }))
vi.mock('../events/start-tracking.ts', () => ({ startTracking: () => undefined }))
vi.mock('../services/begin-prefill.ts', () => ({ startPrefill: () => undefined }))
vi.mock('../services/open-by-event.ts', () => ({ openChatByEvent: () => undefined }))

const root = document.documentElement

beforeEach(() => {
  vi.resetAllMocks()
  port.openSettings.mockResolvedValue(true)
  port.showNotice.mockResolvedValue(undefined)
  port.listeners.length = 0
  Object.assign(port, { decided: false, version: '' })
  delete root.dataset.consent
  delete root.dataset.tags
  document.body.innerHTML = ''
})

describe('the question', () => {
  it.each([
    ['is requested where there is no decision', { consent: 'a' }, false, '', ['']],
    ['is requested again where it has changed', { consent: 'b' }, true, 'a', ['a']],
    ['is not requested again where it has not', { consent: 'a' }, true, 'a', []],
    ['is not requested in a browser that refuses all', { consent: 'a' }, true, '', []],
    ['is not requested on a page without one', {}, false, '', []],
  ])('%s', async (_, dataset, decided, version, calls) => {
    Object.assign(root.dataset, dataset)
    Object.assign(port, { decided, version })
    startConsent()
    await vi.dynamicImportSettled()
    expect(port.showNotice.mock.calls.flat()).toEqual(calls)
  })

  it('that cannot be shown leaves the rest running', async () => {
    root.dataset.consent = 'a'
    port.showNotice.mockRejectedValue(new Error('offline'))
    document.body.innerHTML = '<form data-consent-form></form>'
    startConsent()
    await vi.waitFor(() => expect(port.tendPageForm).toHaveBeenCalledOnce())
  })
})

describe('tags', () => {
  it.each([
    ['start where the document has some', 'GTM-1', [[true]]],
    ['are left alone where it has none', undefined, []],
  ])('%s', (_, tags, calls) => {
    if (tags) root.dataset.tags = tags
    startConsent()
    expect(port.startTags.mock.calls).toEqual(calls)
  })
})

it('data of withdrawn services is deleted after the services have unloaded', async () => {
  const order: string[] = []
  startConsent()
  port.listeners.push(() => order.push('unloaded'))
  port.forgetWithdrawn.mockImplementation(() => order.push('forgotten'))
  for (const listener of port.listeners) listener()
  await Promise.resolve()
  expect(order).toEqual(['unloaded', 'forgotten'])
})

// The tool listens on the document, which all tests share: these start it once.
describe('the settings', () => {
  startConsent()

  it('are opened for a service by an event of the document', async () => {
    document.dispatchEvent(new CustomEvent('consent-request', { detail: { service: 'study-assistant' } }))
    await vi.waitFor(() => expect(port.openSettings).toHaveBeenCalledWith('study-assistant'))
  })

  it('are opened by a link, which is not followed', async () => {
    document.body.innerHTML = '<a href="#cookies" data-consent-settings>Cookies</a>'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(document.querySelector('a')!.dispatchEvent(click)).toBe(false)
    await vi.waitFor(() => expect(port.openSettings).toHaveBeenCalled())
  })

  it('are a page in another tab for a click that opens one', () => {
    document.body.innerHTML = '<a href="#cookies" data-consent-settings>Cookies</a>'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    expect(document.querySelector('a')!.dispatchEvent(click)).toBe(true)
    expect(port.openSettings).not.toHaveBeenCalled()
  })

  it('are a page where the dialog cannot be loaded', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    port.openSettings.mockRejectedValue(new Error('no chunk'))
    document.body.innerHTML = '<a href="/cookies/" data-consent-settings>Cookies</a>'
    document.querySelector('a')!.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/cookies/')))
    assign.mockRestore()
  })

  it('are that page too where a button cannot open the dialog', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    port.openSettings.mockResolvedValue(false)
    document.body.innerHTML =
      '<form><button type="button" data-consent-settings></button></form><a href="/cookies/" data-consent-settings></a>'
    document.querySelector('button')!.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/cookies/')))
    expect(port.showFailure).not.toHaveBeenCalled()
    assign.mockRestore()
  })

  it('say at the form of a button that they could not be opened', async () => {
    port.openSettings.mockResolvedValue(false)
    document.body.innerHTML = '<form><button type="button" data-consent-settings></button></form>'
    document.querySelector('button')!.click()
    await vi.waitFor(() =>
      expect(port.showFailure).toHaveBeenCalledWith(document.querySelector('form'), true),
    )
  })

  it('of a page that came later are saved in place as well', async () => {
    document.body.innerHTML = '<div><form data-consent-form></form></div>'
    document.querySelector('div')!.dispatchEvent(new CustomEvent('consent-form', { bubbles: true }))
    await vi.waitFor(() => expect(port.tendPageForm).toHaveBeenCalledWith(document.querySelector('form')))
  })
})
