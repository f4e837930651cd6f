import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../../_kit/testing/new-page.ts'
import { renderContent } from '../../_kit/testing/render-content.ts'
import { enhance } from '../enhance.ts'
import {
  answer,
  body,
  choose,
  content,
  control,
  enter,
  error,
  fillEnquiry,
  find,
  press,
  resetSent,
  sent,
  settled,
  shown,
  start,
} from './testing/enhanced-form.ts'

beforeEach(resetSent)

describe('sending', () => {
  it('sends the values once, however often the button is pressed', async () => {
    start('default')
    fillEnquiry()
    void press()
    void press()
    await settled()
    expect(sent).toHaveBeenCalledTimes(1)
    const [address, { method, headers }] = sent.mock.calls[0]!
    expect([address, method]).toEqual(['/api/forms/enquiry?page=%2Fbachelor%2F', 'POST'])
    expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' })
    expect(body()).toMatchObject({
      firstName: 'Amara',
      reply: 'email',
      privacy: expect.stringMatching(/^yes-/),
      _key: expect.stringMatching(/^[\da-f-]{36}$/),
      _version: control('_version').value,
      website_confirm: '',
    })
    expect(find('form').hasAttribute('hidden')).toBe(true)
    expect(find('[data-sent]').hidden).toBe(false)
    expect(document.activeElement).toBe(find('[data-sent] h2'))
    expect(document.activeElement?.textContent).toBe('Gesendet')
    expect(find('[data-reference]').textContent).toBe('TH-1')
  })

  it('says that no mail goes out, where the answer says so', async () => {
    sent.mockImplementation(answer(200, { reference: 'TH-2', unmailed: true }))
    start('default')
    fillEnquiry()
    void press()
    await settled()
    expect([find('[data-success]').hidden, find('[data-unmailed]').hidden]).toEqual([true, false])
    expect(find('[data-reference]').textContent).toBe('TH-2')
  })

  const sendingStatus = () => find('[data-sending-status]').textContent

  it('says that it is under way, on the button, which comes into sight, and to screen readers', async () => {
    vi.useFakeTimers()
    let reply = (_: Response) => {}
    sent.mockImplementation(() => new Promise(resolve => (reply = resolve)))
    start('default')
    fillEnquiry()
    const button = find('[data-step] button[type=submit]')
    const label = button.textContent
    void press()
    await vi.advanceTimersByTimeAsync(20)
    expect([button.textContent, sendingStatus()]).toEqual([label, ''])
    const scroll = vi.fn()
    button.scrollIntoView = scroll
    vi.advanceTimersByTime(300)
    expect([button.textContent, sendingStatus()]).toEqual(['Wird gesendet …', 'Wird gesendet …'])
    expect(scroll).toHaveBeenCalledOnce()
    vi.useRealTimers()
    reply(Response.json({ error: 'notStored' }, { status: 503 }))
    await settled()
    expect([button.textContent, sendingStatus()]).toEqual([label, ''])
  })

  it('takes no change while it is sent, with the focus on its button', async () => {
    let reply = (_: Response) => {}
    sent.mockImplementation(() => new Promise(resolve => (reply = resolve)))
    start('default')
    fillEnquiry()
    const isHeld = () => find('[data-field="firstName"]').inert
    control('firstName').focus()
    await press()
    expect(isHeld()).toBe(true)
    const button = find('[data-step] button[type=submit]')
    expect(document.activeElement).toBe(button)
    expect(button.closest('[inert]')).toBeNull()
    reply(Response.json({ error: 'notStored' }, { status: 503 }))
    await settled()
    expect(isHeld()).toBe(false)
  })

  it('shows of its values what was sent, not what was typed meanwhile', async () => {
    let reply = (_: Response) => {}
    sent.mockImplementation(() => new Promise(resolve => (reply = resolve)))
    start('default')
    fillEnquiry()
    await press()
    enter('firstName', 'Ada')
    reply(Response.json({ reference: 'TH-1' }))
    await settled()
    expect(body()).toMatchObject({ firstName: 'Amara' })
    expect(find('[data-form-value="firstName"]').textContent).toBe('Amara')
  })

  it('tells no time where every answer stood in it already', async () => {
    sent.mockImplementation(answer(200, { reference: 'ABCD1234' }))
    start('one-field', {
      fields: [{ component: 'form-field', _uid: 'a', name: 'a', label: 'A', defaultValue: 'x' }],
    })
    void press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(body()).toMatchObject({ a: 'x', _elapsed: '' })
  })

  it('tells no time where the browser had filled it in before the first input', async () => {
    document.body.innerHTML = renderContent(content('default')).html
    for (const name of ['firstName', 'lastName', 'email', 'message']) control(name).value = 'a@b.example'
    find<HTMLInputElement>('[name="reply"][value="email"]').checked = true
    enhance(find('form'), newPage())
    choose('privacy', 'yes')
    void press()
    await settled()
    expect(body()).toMatchObject({ lastName: 'a@b.example', _elapsed: '' })
  })

  it.each([
    ['how long it took', 0, expect.stringMatching(/^\d+$/)],
    ['no time where the document opens at a later step', 1, ''],
  ])('tells %s', async (_, step, elapsed) => {
    sent.mockImplementation(answer(200, { reference: 'ABCD1234' }))
    const part = (name: string) => ({
      ...{ component: 'form-step', _uid: `step-${name}`, title: name },
      fields: [{ component: 'form-field', _uid: name, name, label: name }],
    })
    const two = { ...content('steps'), id: 'two', fields: undefined, steps: [part('a'), part('b')] }
    document.body.innerHTML = renderContent(two, {
      facts: { form: { form: 'two', step, values: {}, errors: {} } },
    }).html
    enhance(find('form'), newPage())
    expect(shown()).toBe(step)
    if (!step) await press()
    enter('b', 'x')
    void press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(body()).toMatchObject({ b: 'x', _elapsed: elapsed })
  })

  it('is posted as without script where this script fails', async () => {
    const form = start('default')
    fillEnquiry()
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    vi.spyOn(form, 'setAttribute').mockImplementation(() => {
      throw new Error('broken')
    })
    void press()
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(report).toHaveBeenCalledWith(new Error('broken'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends what its enctype says', async () => {
    start('default', { enctype: 'application/x-www-form-urlencoded' })
    fillEnquiry()
    void press()
    await settled()
    const sentBody = sent.mock.calls[0]![1].body as URLSearchParams
    expect(sentBody.get('lastName')).toBe('Okafor')
  })

  it('has a new key after each success', async () => {
    start('default')
    fillEnquiry()
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
    for (let times = 0; times < 3; times++) {
      void press()
      await settled()
    }
    const keys = [0, 1, 2].map(call => body(call)._key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('shows the worker’s verdict like its own', async () => {
    sent.mockImplementation(answer(422, { errors: { email: 'Diese Adresse gibt es nicht.' } }))
    start('default')
    fillEnquiry()
    void press()
    await settled()
    expect(error('email')).toBe('Diese Adresse gibt es nicht.')
    expect(document.activeElement).toBe(find('[data-error-summary]'))
  })

  it.each([
    ['429', answer(429, { error: 'limited' }), 'tooMany'],
    ['404', answer(404, { error: 'gone' }), 'gone'],
    ['503', answer(503, { error: 'notStored' }), 'notStored'],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), 'notStored'],
    ['no answer', () => Promise.reject(new TypeError('no network')), 'notStored'],
  ])('says why nothing was stored, and keeps what was entered: %s', async (_, reply, failure) => {
    sent.mockImplementation(reply)
    start('default')
    fillEnquiry()
    void press()
    await settled()
    const notice = find('[data-failure-notice]')
    expect(notice.hidden).toBe(false)
    expect(document.activeElement).toBe(notice)
    const texts = [...notice.querySelectorAll<HTMLElement>('[data-failure]')].filter(({ hidden }) => !hidden)
    expect(texts.map(({ dataset }) => dataset.failure)).toEqual([failure])
    expect(control('lastName').value).toBe('Okafor')
  })
})
