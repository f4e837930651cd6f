import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../../_kit/testing/new-page.ts'
import { renderContent } from '../../_kit/testing/render-content.ts'
import { enhance } from '../enhance.ts'
import { formStates } from '../form-states.ts'
import {
  answer,
  body,
  choose,
  content,
  control,
  enter,
  error,
  fillPerson,
  find,
  press,
  resetSent,
  sent,
  settled,
  shown,
  start,
} from './testing/enhanced-form.ts'

beforeEach(resetSent)

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
    void press()
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
    void press()
    await settled()
    expect(shown()).toBe(1)
    expect(status()).toMatch(/^Noch nicht gespeichert/)
    expect(control('_revision').value).toBe('0')
  })

  it('that the worker refuses stay on their step, with what is wrong', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementationOnce(answer(422, { errors: { lastName: 'Diesen Namen gibt es nicht.' } }))
    void press()
    await settled()
    expect(shown()).toBe(0)
    expect(error('lastName')).toBe('Diesen Namen gibt es nicht.')
    sent.mockImplementationOnce(answer(200, { revision: 1, furthest: 1 }))
    void press()
    await settled()
    expect(shown()).toBe(1)
  })

  it('that are not there any more are sent once more, all of them', async () => {
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    void press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementationOnce(answer(410, { failure: 'draftGone' }))
    void press()
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
    void press()
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
    void press()
    await settled()
    expect(submit).toHaveBeenCalledOnce()
    expect(shown()).toBe(0)
  })

  it('that were changed elsewhere are posted plainly with the steps that could not be saved', async () => {
    const form = start('saved')
    fillPerson()
    vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
    void press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementation(answer(409, { failure: 'changed' }))
    void press()
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
    await press()
    await settled()
    sent.mockImplementation(() => new Promise(resolve => (reply = resolve)))
    const later = find('[data-step]:not([hidden]) [value="later"]')
    later.focus()
    await press(later)
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
    await press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    sent.mockImplementation(answer(200, { revision: 1, furthest: 2 }))
    await press()
    await settled()
    expect(body(1)).toMatchObject({ firstName: 'Amara', degree: '2', _go: 'save', _step: ['1', '0'] })
    expect(status()).toBe('Gespeichert.')
    void goBack()
    await press()
    await settled()
    expect(body(2)).toMatchObject({ degree: '2', _step: ['1', '2'] })
    expect(body(2)).not.toHaveProperty('firstName')
  })

  it('for later are sent with all that was not saved, and lead to the page that says how to continue', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    start('saved')
    fillPerson()
    sent.mockImplementationOnce(answer(503, { error: 'notStored' }))
    void press()
    await settled()
    enter('degree', '2')
    void goBack()
    sent.mockImplementation(answer(200, { revision: 1, location: '/apply/?step=1&kept=1' }))
    void keepForLater()
    await settled()
    expect(body(1)).toMatchObject({ firstName: 'Amara', degree: '2', _go: 'later', _step: ['0', '1'] })
    expect(assign.mock.calls).toEqual([['/apply/?step=1&kept=1']])
  })

  /** A form whose page says until when it is kept, and asks where to send the link. */
  function startKept(name = 'kept-without-mail'): HTMLFormElement {
    const form = formStates.find(state => state.form === name)!
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
    void pressEnter()
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
    void pressEnter()
    await settled()
    expect(body()).toMatchObject({ _go: 'save' })
    expect(shown()).toBe(before + 1)
  })

  it('for later are posted plainly where what was typed for the link is no address', async () => {
    const form = startKept()
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    sent.mockImplementation(answer(422, { errors: { _mail: 'Bitte gib eine E-Mail-Adresse ein.' } }))
    enter('_mail', 'ada')
    void press(find('.form-kept [value="later"]'))
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(new FormData(form).getAll('_go')).toEqual(['later'])
    expect(new FormData(form).get('_mail')).toBe('ada')
  })

  it('are posted plainly where the visitor ends all links', async () => {
    const form = startKept('kept')
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
    void press(find('[value="revoke"]'))
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(new FormData(form).getAll('_go')).toEqual(['revoke'])
  })

  it('for later that cannot be kept stay, and the form says so', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    assign.mockClear()
    start('saved')
    fillPerson()
    sent.mockImplementation(answer(503, { error: 'notStored' }))
    void keepForLater()
    await settled()
    expect(find('[data-failure-notice]').hidden).toBe(false)
    expect(control('firstName').value).toBe('Amara')
    expect(assign).not.toHaveBeenCalled()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    void press()
    await settled()
    expect(shown()).toBe(1)
    expect(find('[data-failure-notice]').hidden).toBe(true)
  })

  it('are found from this entry of the history, where a browser shows the page as it was before', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    history.replaceState({ entry: 7 }, '')
    const { id } = JSON.parse(start('saved').dataset.form!)
    fillPerson()
    expect(replace).not.toHaveBeenCalled()
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    void press()
    await settled()
    expect(history.state).toEqual({ entry: 7, form: `step=99#${id}` })
    start('saved')
    expect(replace).toHaveBeenCalledExactlyOnceWith(`?step=99#${id}`)
    start('default')
    expect(replace).toHaveBeenCalledTimes(1)
    replace.mockRestore()
    history.replaceState(null, '')
  })

  it('tell the steps of a purchase, each once', async () => {
    start('saved')
    fillPerson()
    expect(stepsTold()).toEqual(['begin_checkout'])
    sent.mockImplementation(answer(200, { revision: 1, furthest: 1 }))
    void press()
    await settled()
    enter('degree', '2')
    choose('model', 'fs')
    void press()
    await settled()
    expect(tracked).toContainEqual({
      step: 'add_to_cart',
      items: [{ item_id: '2', item_name: 'Master', item_variant: 'Fernstudium' }],
    })
    void press(find('[data-step]:not([hidden]) [value="back"]'))
    void press()
    await settled()
    choose('privacy', 'yes')
    sent.mockImplementation(answer(200, { reference: 'TH-1' }))
    void press()
    await settled()
    expect(stepsTold()).toEqual(['begin_checkout', 'add_to_cart', 'purchase'])
    expect(tracked).toContainEqual(expect.objectContaining({ step: 'purchase', reference: 'TH-1' }))
  })
})
