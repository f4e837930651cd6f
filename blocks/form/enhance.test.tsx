import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../_kit/testing/new-page.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { readPageForm } from './client/page-form.ts'
import { enhance } from './enhance.ts'
import { fixtures } from './fixtures.ts'
import { formStates } from './form-states.ts'

const content = (name: string) => fixtures.find(candidate => candidate.name === name)!.content

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', sent)

function start(name: string, own: object = {}): HTMLFormElement {
  document.body.innerHTML = renderContent({ ...content(name), ...own }).html
  const form = document.querySelector('form')!
  enhance(form, newPage())
  return form
}

const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector)!
const control = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)
const error = (name: string) => {
  const note = find(`[data-field="${name}"] [data-field-error]`)
  return note.hidden ? undefined : note.querySelector('[data-field-message]')!.textContent
}

function enter(name: string, value: string): void {
  control(name).value = value
  control(name).dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(name: string, value: string): void {
  const input = find<HTMLInputElement>(`[name="${name}"][value^="${value}"]`)
  input.checked = true
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const leave = (name: string) => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

/** Presses a button of the form, by default the one that goes on. */
function press(button: HTMLElement | null = null): void {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  Object.assign(event, { submitter: button })
  find('form').dispatchEvent(event)
}

function fillEnquiry(): void {
  enter('firstName', 'Amara')
  enter('lastName', 'Okafor')
  enter('email', 'amara@beispiel.example')
  enter('message', 'Geht das ohne Abitur?')
  choose('reply', 'email')
  choose('privacy', 'yes')
}

const body = (call = 0) => JSON.parse(String(sent.mock.calls[call]![1].body)) as Record<string, unknown>
const answer = (status: number, json: object) => () => Promise.resolve(Response.json(json, { status }))
const settled = () => vi.waitFor(() => expect(find('form').hasAttribute('aria-busy')).toBe(false))

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-step]')].findIndex(step => !step.hidden)

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(answer(200, { reference: 'TH-1' }))
  vi.useRealTimers()
})

describe('the store', () => {
  it('keeps a record of each form, and the options of each field', () => {
    const form = start('steps')
    const { store } = readPageForm(form)!
    expect(store.get()).toMatchObject({
      submitUrl: '/api/forms/application?page=%2Fbachelor%2F',
      key: undefined,
      id: 'application',
      language: 'de',
      enctype: 'application/json',
      settings: { validateOnInput: false },
      context: { states: {}, serverErrors: {}, showServerErrors: true },
      values: { firstName: '', birthday: '', certificate: [] },
      loaded: false,
    })
    choose('model', 'ds')
    expect(store.options('model')).toEqual({
      options: [
        { value: 'fs', label: 'Fernstudium' },
        { value: 'ds', label: 'Duales Studium' },
        { value: 'ms', label: 'myStudium' },
      ],
      selected: ['ds'],
    })
  })
})

describe('checking', () => {
  it('checks a field when it is left, 5 ms later, and not while it is typed in', () => {
    vi.useFakeTimers()
    start('default')
    enter('email', 'amara')
    vi.advanceTimersByTime(1_000)
    expect(error('email')).toBeUndefined()
    leave('email')
    vi.advanceTimersByTime(4)
    expect(error('email')).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(error('email')).toBe('Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.')
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
    enter('email', 'amara@beispiel.example')
    leave('email')
    vi.advanceTimersByTime(5)
    expect(error('email')).toBeUndefined()
    expect(control('email').hasAttribute('aria-invalid')).toBe(false)
  })

  it('checks at each key where the form says so', () => {
    vi.useFakeTimers()
    start('default', { validateOnInput: true })
    enter('email', 'amara')
    vi.advanceTimersByTime(5)
    expect(error('email')).toMatch(/E-Mail-Adresse/)
  })

  it('shows no new error while a pointer is pressed', () => {
    vi.useFakeTimers()
    start('default')
    find('form').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    leave('lastName')
    vi.advanceTimersByTime(1_000)
    expect(error('lastName')).toBeUndefined()
    dispatchEvent(new Event('pointerup'))
    vi.advanceTimersByTime(1)
    expect(error('lastName')).toBe('Bitte fülle „Nachname“ aus.')
  })

  it('shows what is wrong beside each field and on top, which gets the focus', () => {
    start('default')
    press()
    const summary = find('[data-error-summary]')
    expect(summary.hidden).toBe(false)
    expect(document.activeElement).toBe(summary)
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Bitte fülle „Vorname“ aus.',
      'Bitte fülle „Nachname“ aus.',
      'Bitte fülle „E-Mail-Adresse“ aus.',
      'Bitte wähle bei „Wie dürfen wir antworten?“ eine Möglichkeit.',
      'Bitte fülle „Deine Frage“ aus.',
      'Bitte setze hier ein Häkchen, damit wir weitermachen dürfen.',
    ])
    expect(error('privacy')).toMatch(/Häkchen/)
    summary.querySelector('a')!.click()
    expect(document.activeElement).toBe(control('firstName'))
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('values', () => {
  it('are named by their labels, whose spaces that do not break stay', () => {
    document.body.innerHTML = renderContent(content('default')).html.replace('Nachname', 'Nom\u202f?\n ')
    const { steps } = readPageForm(find<HTMLFormElement>('form'))!
    expect(steps[0]?.fields[1]?.label).toBe('Nom\u202f?')
  })

  it('shows a field when its condition holds, keeps what stands in it, and sends it only then', async () => {
    start('default')
    const place = find('[data-field="phone"]')
    expect(place.hasAttribute('data-unasked')).toBe(true)
    choose('reply', 'phone')
    expect(place.hasAttribute('data-unasked')).toBe(false)
    enter('phone', '0170 1234567')
    fillEnquiry()
    expect(place.hasAttribute('data-unasked')).toBe(true)
    expect(control('phone').value).toBe('0170 1234567')
    press()
    await settled()
    expect(Object.keys(body())).not.toContain('phone')
  })

  it('fills the places of its values as they are entered', () => {
    start('default')
    enter('firstName', 'Amara')
    expect(find('[data-form-value="firstName"]').textContent).toBe('Amara')
    enter('firstName', '')
    expect(find('[data-form-value="firstName"]').textContent).toBe('')
  })

  it('shows the errors that the page came with until a field is checked again', () => {
    vi.useFakeTimers()
    document.body.innerHTML = renderContent(content('errors'), {
      facts: { form: { form: 'errors', step: 0, values: { email: 'x' }, errors: { email: 'Nein.' } } },
    }).html
    enhance(find('form'), newPage())
    expect(error('email')).toBe('Nein.')
    enter('email', 'a@b.example')
    leave('email')
    vi.advanceTimersByTime(5)
    expect(error('email')).toBeUndefined()
  })
})

describe('steps', () => {
  it('goes on when the step is good, with the focus on the next title, and back without a check', () => {
    start('steps')
    press()
    expect(shown()).toBe(0)
    for (const [name, value] of Object.entries({
      firstName: 'Amara',
      lastName: 'Okafor',
      email: 'a@b.example',
      'birthday.day': '7',
      'birthday.month': '4',
      'birthday.year': '1984',
      postcode: '10115',
    }))
      enter(name, value)
    press()
    expect(shown()).toBe(1)
    expect(document.activeElement?.textContent).toBe('Was möchtest du studieren?')
    expect(control('_step').value).toBe('1')
    expect(find('[data-answer="birthday"] span').textContent).toBe('7. April 1984')
    press(find('[data-step]:not([hidden]) [value="back"]'))
    expect(shown()).toBe(0)
    expect(find<HTMLFieldSetElement>('[data-step]').disabled).toBe(false)
  })
})

describe('sending', () => {
  it('sends the values once, however often the button is pressed', async () => {
    start('default')
    fillEnquiry()
    press()
    press()
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
    press()
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
    press()
    expect([button.textContent, sendingStatus()]).toEqual([label, ''])
    const scroll = vi.spyOn(button, 'scrollIntoView')
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
    press()
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
    press()
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
    press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(body()).toMatchObject({ a: 'x', _elapsed: '' })
  })

  it('tells no time where the browser had filled it in before the first input', async () => {
    document.body.innerHTML = renderContent(content('default')).html
    for (const name of ['firstName', 'lastName', 'email', 'message']) control(name).value = 'a@b.example'
    find<HTMLInputElement>('[name="reply"][value="email"]').checked = true
    enhance(find('form'), newPage())
    choose('privacy', 'yes')
    press()
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
    if (!step) press()
    enter('b', 'x')
    press()
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
    press()
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(report).toHaveBeenCalledWith(new Error('broken'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends what its enctype says', async () => {
    start('default', { enctype: 'application/x-www-form-urlencoded' })
    fillEnquiry()
    press()
    await settled()
    const sentBody = sent.mock.calls[0]![1].body as URLSearchParams
    expect(sentBody.get('lastName')).toBe('Okafor')
  })

  it('has a new key after each success', async () => {
    start('default')
    fillEnquiry()
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
    for (let times = 0; times < 3; times++) {
      press()
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
    press()
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
    press()
    await settled()
    const notice = find('[data-failure-notice]')
    expect(notice.hidden).toBe(false)
    expect(document.activeElement).toBe(notice)
    const texts = [...notice.querySelectorAll<HTMLElement>('[data-failure]')].filter(({ hidden }) => !hidden)
    expect(texts.map(({ dataset }) => dataset.failure)).toEqual([failure])
    expect(control('lastName').value).toBe('Okafor')
  })
})

const fillPerson = () => {
  for (const [name, value] of Object.entries({
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'a@b.example',
    'birthday.day': '7',
    'birthday.month': '4',
    'birthday.year': '1984',
    postcode: '10115',
  }))
    enter(name, value)
}

describe('saved answers', () => {
  const status = () => find('[data-save-status]').textContent
  const tracked: unknown[] = []
  document.addEventListener('track', ({ detail }) => tracked.push(detail))
  const stepsTold = () =>
    tracked
      .filter((detail): detail is { step: string } => 'step' in (detail as object))
      .map(({ step }) => step)

  beforeEach(() => {
    tracked.length = 0
  })

  it('are sent step by step, and the next post tells the new revision', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    press()
    expect(find('form').getAttribute('aria-busy')).toBe('true')
    await settled()
    expect(body()).toMatchObject({ firstName: 'Amara', _go: 'save', _step: ['0'], _revision: '0' })
    expect(body()).not.toHaveProperty('degree')
    expect(shown()).toBe(1)
    expect(control('_revision').value).toBe('1')
    expect(status()).toBe('Gespeichert.')
  })

  it('that could not be saved do not hold the visitor up', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementation(() => Promise.reject(new TypeError('offline')))
    press()
    await settled()
    expect(shown()).toBe(1)
    expect(status()).toMatch(/^Noch nicht gespeichert/)
    expect(control('_revision').value).toBe('0')
  })

  it('that are not there any more are sent once more, all of them', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementationOnce(answer(410, { failure: 'draftGone' }))
    press()
    await settled()
    expect(body(1)).toMatchObject({ _step: ['1'], _revision: '1' })
    expect(body(2)).toMatchObject({ firstName: 'Amara', degree: '2', _step: ['1', '0', '2'], _revision: '0' })
    expect(shown()).toBe(2)
    expect(status()).toBe('Gespeichert.')
  })

  it('of a form that is gone stay on their step, and the form says so', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(404, { error: 'gone' }))
    press()
    await settled()
    expect(shown()).toBe(0)
    expect(status()).toBe('')
    expect(find('[data-failure-notice] p:not([hidden])').textContent).toContain('gibt es nicht mehr')
    expect(control('firstName').value).toBe('Amara')
  })

  it('that were changed elsewhere are posted plainly, which the worker answers with the changes', async () => {
    const form = start('saved')
    fillPerson()
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    sent.mockImplementation(answer(409, { failure: 'changed' }))
    press()
    await settled()
    expect(submit).toHaveBeenCalledOnce()
    expect(shown()).toBe(0)
  })

  it('that were changed elsewhere are posted plainly with the steps that could not be saved', async () => {
    const form = start('saved')
    fillPerson()
    vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
    press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementation(answer(409, { failure: 'changed' }))
    press()
    await settled()
    const posted = new FormData(form)
    expect(posted.getAll('_step')).toEqual(['1', '0'])
    expect([posted.get('firstName'), posted.get('degree')]).toEqual(['Amara', '2'])
  })

  const goBack = () => press(find('[data-step]:not([hidden]) [value="back"]'))
  const keepForLater = () => press(find('[data-step]:not([hidden]) [value="later"]'))

  it('that are being kept are not changed, and the way back waits', async () => {
    let reply = (_: Response) => {}
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    press()
    await settled()
    sent.mockImplementation(() => new Promise(resolve => (reply = resolve)))
    const later = find('[data-step]:not([hidden]) [value="later"]')
    later.focus()
    press(later)
    expect(document.activeElement).toBe(later)
    expect([...document.querySelectorAll('[data-step]:not([hidden]) button:not([inert])')]).toContain(later)
    expect(find('[data-step]:not([hidden]) [value="back"]').inert).toBe(true)
    reply(Response.json({ error: 'notStored' }, { status: 503 }))
    await settled()
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('that could not be saved are sent with those of the next step', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
    press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementation(answer(200, { revision: 1, furthest: 2 }))
    press()
    await settled()
    expect(body(1)).toMatchObject({ firstName: 'Amara', degree: '2', _go: 'save', _step: ['1', '0'] })
    expect(status()).toBe('Gespeichert.')
    goBack()
    press()
    await settled()
    expect(body(2)).toMatchObject({ degree: '2', _step: ['1', '2'] })
    expect(body(2)).not.toHaveProperty('firstName')
  })

  it('for later are sent with all that was not saved, and lead to the page that says how to continue', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    start('saved')
    fillPerson()
    sent.mockImplementationOnce(answer(503, { error: 'notStored' }))
    press()
    await settled()
    enter('degree', '2')
    goBack()
    sent.mockImplementation(answer(200, { revision: 1, location: '/apply/?step=1&kept=1' }))
    keepForLater()
    await settled()
    expect(body(1)).toMatchObject({ firstName: 'Amara', degree: '2', _go: 'later', _step: ['0', '1'] })
    expect(assign.mock.calls).toEqual([['/apply/?step=1&kept=1']])
  })

  /** A form whose page says until when it is kept, and asks where to send the link. */
  function startKept(): HTMLFormElement {
    const form = formStates.find(state => state.form === 'kept-without-mail')!
    document.body.innerHTML = renderContent(content(form.form), { facts: { form } }).html
    const element = find<HTMLFormElement>('[data-enhance="form"]')
    enhance(element, newPage())
    return element
  }
  const pressEnter = () => press(find('[aria-hidden][value="enter"]'))

  it('for later send the link by Enter in the box for its address', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    assign.mockClear()
    startKept()
    sent.mockImplementation(answer(200, { revision: 4, location: '/apply/?step=2&kept=1' }))
    enter('_mail', 'ada@example.com')
    control('_mail').focus()
    pressEnter()
    await settled()
    expect(body()).toMatchObject({ _go: 'later', _mail: 'ada@example.com' })
    expect(assign.mock.calls).toEqual([['/apply/?step=2&kept=1']])
  })

  it('for later go on by Enter elsewhere', async () => {
    startKept()
    sent.mockImplementation(answer(200, { revision: 4, furthest: 2 }))
    const before = shown()
    enter('_mail', 'ada@example.com')
    control('degree').focus()
    pressEnter()
    await settled()
    expect(body()).toMatchObject({ _go: 'save' })
    expect(shown()).toBe(before + 1)
  })

  it('for later are posted plainly where what was typed for the link is no address', async () => {
    const form = startKept()
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    sent.mockImplementation(answer(422, { errors: { _mail: 'Bitte gib eine E-Mail-Adresse ein.' } }))
    enter('_mail', 'ada')
    press(find('.form-kept [value="later"]'))
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(new FormData(form).getAll('_go')).toEqual(['later'])
    expect(new FormData(form).get('_mail')).toBe('ada')
  })

  it('for later that cannot be kept stay, and the form says so', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    assign.mockClear()
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(503, { error: 'notStored' }))
    keepForLater()
    await settled()
    expect(find('[data-failure-notice]').hidden).toBe(false)
    expect(control('firstName').value).toBe('Amara')
    expect(assign).not.toHaveBeenCalled()
  })

  it('tell the steps of a purchase, each once', async () => {
    start('saved')
    fillPerson()
    expect(stepsTold()).toEqual(['begin_checkout'])
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    press()
    await settled()
    expect(tracked).toContainEqual({
      step: 'add_to_cart',
      items: [{ item_id: '2', item_name: 'Master', item_variant: 'Fernstudium' }],
    })
    press(find('[data-step]:not([hidden]) [value="back"]'))
    press()
    await settled()
    choose('privacy', 'yes')
    sent.mockImplementation(answer(200, { reference: 'TH-1' }))
    press()
    await settled()
    expect(stepsTold()).toEqual(['begin_checkout', 'add_to_cart', 'purchase'])
    expect(tracked).toContainEqual(expect.objectContaining({ step: 'purchase', reference: 'TH-1' }))
  })
})

describe('the focus', () => {
  const isNoted = () => document.documentElement.hasAttribute('data-form-in-focus')

  it('is noted as long as it is in a form, so that what stands above the page makes room', () => {
    start('steps')
    expect(isNoted()).toBe(false)
    control('firstName').focus()
    expect(isNoted()).toBe(true)
    control('firstName').blur()
    expect(isNoted()).toBe(false)
  })

  it('is noted where it was in the form before, until the form has left the page', () => {
    document.body.innerHTML = renderContent(content('steps')).html
    control('firstName').focus()
    enhance(document.querySelector('form')!, newPage())
    expect(isNoted()).toBe(true)
    newPage()
    expect(isNoted()).toBe(false)
  })
})
