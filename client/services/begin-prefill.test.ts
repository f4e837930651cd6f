import { beforeEach, expect, it, vi } from 'vitest'
import { startPrefill } from './begin-prefill.ts'

const port = vi.hoisted(() => ({
  isGranted: false,
  listeners: [] as (() => void)[],
  prefill: vi.fn(),
  reportFailure: vi.fn(),
}))
vi.mock('../consent/consent.ts', () => ({
  granted: (service: string) => service === 'application-prefill' && port.isGranted,
  onConsentChange: (listener: () => void) => port.listeners.push(listener),
}))
vi.mock('./prefill.ts', () => ({ prefill: port.prefill }))
vi.mock('../navigation/leaving.ts', () => ({ reportFailure: port.reportFailure }))

const application = '<form data-form=\'{"purchase":{}}\'></form>'
const grant = (isGranted: boolean) => {
  port.isGranted = isGranted
  for (const listener of port.listeners) listener()
}
const showPage = (html: string) => {
  document.body.innerHTML = html
  document.dispatchEvent(new Event('page-shown'))
}
/** After the module that would be loaded could have been called. */
const settled = () => vi.dynamicImportSettled()

startPrefill()

beforeEach(() => {
  port.isGranted = false
  document.body.innerHTML = ''
  port.prefill.mockReset()
  port.reportFailure.mockReset()
})

it.each([
  ['without the grant', false, application],
  ['on a page without programme and application', true, '<main><a href="/kontakt/">Kontakt</a></main>'],
])('does nothing %s', async (_, isGranted, html) => {
  port.isGranted = isGranted
  showPage(html)
  await settled()
  expect(port.prefill).not.toHaveBeenCalled()
})

it.each([
  ['an application', application],
  ['a programme', '<main><a href="/apply/?programme=bwl">Apply</a></main>'],
])('runs once the visitor agrees on the page of %s', async (_, html) => {
  showPage(html)
  grant(true)
  await vi.waitFor(() => expect(port.prefill).toHaveBeenCalledOnce())
})

it('runs on each page that is shown', async () => {
  port.isGranted = true
  showPage(application)
  showPage(application)
  await vi.waitFor(() => expect(port.prefill).toHaveBeenCalledTimes(2))
})

it('reports what fails', async () => {
  const error = new Error('no storage')
  port.prefill.mockImplementation(() => {
    throw error
  })
  port.isGranted = true
  showPage(application)
  await vi.waitFor(() => expect(port.reportFailure.mock.calls).toEqual([[error]]))
})
