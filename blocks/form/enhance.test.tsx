import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../_kit/testing/new-page.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { readPageForm } from './client/page-form.ts'
import {
  body,
  choose,
  content,
  control,
  enter,
  error,
  fillEnquiry,
  fillPerson,
  find,
  leave,
  press,
  resetSent,
  sent,
  settled,
  shown,
  start,
} from './client/testing/enhanced-form.ts'
import { enhance } from './enhance.ts'

beforeEach(resetSent)

const part = (component: string, name: string, fields: object) => ({
  ...{ component, _uid: name, name, label: name },
  ...fields,
})

/** The second step is for companies alone. */
const conditionalSteps = [
  part('form-choice', 'kind', {
    required: true,
    options: ['private', 'company'].map(value => part('form-option', value, { value })),
  }),
  part('form-field', 'company', {
    condition: [{ component: 'form-condition', field: 'kind', operator: 'is', value: 'company' }],
  }),
  part('form-field', 'note', {}),
].map(field => part('form-step', `step-${field.name}`, { title: field.name, fields: [field] }))

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

  it('shows what is wrong beside each field and on top, which gets the focus', async () => {
    start('default')
    await press()
    const summary = find('[data-error-summary]')
    expect(summary.hidden).toBe(false)
    expect(document.activeElement).toBe(summary)
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Bitte fülle „Vorname“ aus.',
      'Bitte fülle „Nachname“ aus.',
      'Bitte fülle „E-\u2060Mail-Adresse“ aus.',
      'Bitte wähle bei „Wie dürfen wir antworten?“ eine Möglichkeit.',
      'Bitte fülle „Deine Frage“ aus.',
      'Bitte setze hier ein Häkchen, damit wir weitermachen dürfen.',
    ])
    expect(error('privacy')).toMatch(/Häkchen/)
    summary.querySelector('a')!.click()
    expect(document.activeElement).toBe(control('firstName'))
    expect(sent).not.toHaveBeenCalled()
  })
  it('tells screen readers what is wrong with a field that was left, without moving the focus', () => {
    vi.useFakeTimers()
    start('default')
    control('email').focus()
    enter('email', 'amara')
    leave('email')
    vi.advanceTimersByTime(5)
    const status = find('form > [role="status"]')
    expect(status.textContent).toBe(error('email'))
    expect(document.activeElement).toBe(control('email'))
    enter('email', 'amara@beispiel.example')
    leave('email')
    vi.advanceTimersByTime(5)
    expect(status.textContent).toBe('')
  })

  it('drops from the summary what is in order again, and the summary with the last of it', async () => {
    vi.useFakeTimers()
    start('default')
    void press()
    await vi.advanceTimersByTimeAsync(20)
    const links = () => [...find('[data-error-summary]').querySelectorAll('a')].map(link => link.hash)
    const before = links().length
    enter('firstName', 'Amara')
    leave('firstName')
    vi.advanceTimersByTime(5)
    expect(links()).toHaveLength(before - 1)
    expect(links()).not.toContain(`#${control('firstName').id}`)
    fillEnquiry()
    for (const name of ['lastName', 'email', 'message', 'reply', 'privacy']) leave(name)
    vi.advanceTimersByTime(5)
    expect(find('[data-error-summary]').hidden).toBe(true)
  })

  it.each([
    ['day', '', '4', '1984'],
    ['month', '7', '13', '1984'],
    ['year', '7', '4', '84'],
  ])('of a date names its %s, and leads there', async (part, day, month, year) => {
    start('steps')
    fillPerson()
    enter('birthday.day', day)
    enter('birthday.month', month)
    enter('birthday.year', year)
    await press()
    const wrong = [...document.querySelectorAll('[name^="birthday."][aria-invalid]')].map(one => one.id)
    expect(wrong).toEqual([control(`birthday.${part}`).id])
    const link = find<HTMLAnchorElement>('[data-error-summary] a')
    expect(link.hash).toBe(`#${wrong[0]}`)
    expect(link.textContent).toContain({ day: 'Tag', month: 'Monat', year: 'Jahr' }[part])
  })

  it('is said in the title of the document, and so is the step', async () => {
    document.title = 'Bewerbung'
    start('steps')
    await press()
    expect(document.title).toBe('Fehler: Bewerbung (Schritt 1 von 3)')
    fillPerson()
    await press()
    expect(document.title).toBe('Bewerbung (Schritt 2 von 3)')
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
    await press()
    await settled()
    expect(Object.keys(body())).not.toContain('phone')
  })

  it('shows the options that are offered; one that does not fit any more stays with an error until another one is chosen', () => {
    vi.useFakeTimers()
    start('offered')
    const option = (value: string) => find<HTMLOptionElement>(`option[value="${value}"]`)
    const shownOptions = () => ['full', 'dual', 'campus'].filter(value => !option(value).hidden)
    const select = (name: string, value: string) => {
      enter(name, value)
      control(name).dispatchEvent(new Event('change', { bubbles: true }))
      vi.advanceTimersByTime(5)
    }
    const loan = find<HTMLInputElement>('[name="payment"][value="loan"]')
    expect(shownOptions()).toEqual(['full'])
    select('programme', 'informatics')
    expect(shownOptions()).toEqual(['full', 'dual'])
    expect(option('campus').disabled).toBe(true)
    expect([loan.disabled, loan.closest('label')!.hidden]).toEqual([false, false])
    select('model', 'dual')
    expect([loan.disabled, loan.closest('label')!.hidden]).toEqual([true, true])
    select('programme', 'agriculture')
    expect(error('model')).toBe('Dieses Modell gibt es hier nicht.')
    expect(shownOptions()).toEqual(['full', 'dual', 'campus'])
    select('model', 'campus')
    expect(error('model')).toBeUndefined()
    expect(shownOptions()).toEqual(['full', 'campus'])
  })

  it('shows the price of what the answers say, also beside the steps', () => {
    const field = (name: string) => ({ component: 'form-field', _uid: name, name, label: name })
    const box = (uid: string, months: string) => ({
      ...{ component: 'price-box', _uid: uid, durationNumeric: months, price: '9' },
    })
    const model = (value: string, months: string) => ({
      ...{ component: 'form-price-model', _uid: value, value, months },
    })
    const pricemodels = [box('a', '36'), box('b', '48')]
    const product = {
      uuid: 'u',
      full_slug: 'products/p',
      name: 'P',
      content: { component: 'product', pricemodels },
    }
    const price = {
      ...{ component: 'form-price', _uid: 'price', product, field: 'programme', value: 'bwl' },
      ...{ modelField: 'model', models: [model('vollzeit', '36'), model('teilzeit', '48')] },
    }
    const aside = [{ component: 'form-summary', _uid: 'choice' }]
    start('default', { fields: [field('programme'), field('model'), price], aside })
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ hidden }) => !hidden)
    const models = () => shown('.form-price-model')
    expect(shown('[data-answer]')).toEqual([false, false])
    expect(find('.form-price').hidden).toBe(true)
    enter('programme', 'bwl')
    expect([find('.form-price').hidden, models()]).toEqual([false, [true, true]])
    enter('model', 'teilzeit')
    expect(models()).toEqual([false, true])
    expect(shown('.form-price-brief')).toEqual([false, true])
    expect(shown('[data-answer]')).toEqual([true, true])
    expect(find('[data-answer="model"]').textContent).toBe('modelteilzeit')
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
  it('passes over one that asks for nothing, on both ways', async () => {
    start('steps', { steps: conditionalSteps })
    const indexes = () =>
      [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ hidden }) => hidden)
    choose('kind', 'private')
    await press()
    expect(indexes()).toEqual([true, true, false])
    await press(find<HTMLButtonElement>('[data-step]:not([hidden]) button[value="back"]'))
    expect(indexes()).toEqual([false, true, true])
    choose('kind', 'company')
    await press()
    expect(indexes()).toEqual([true, false, true])
  })

  it('goes on when the step is good, with the focus on the next title, and back without a check', async () => {
    start('steps')
    await press()
    expect(shown()).toBe(0)
    fillPerson()
    await press()
    expect(shown()).toBe(1)
    expect(document.activeElement?.textContent).toBe('Schritt 2 von 3: Was möchtest du studieren?')
    expect(control('_step').value).toBe('1')
    expect(find('[data-answer="birthday"] span').textContent).toBe('7. April 1984')
    await press(find('[data-step]:not([hidden]) [value="back"]'))
    expect(shown()).toBe(0)
    expect(find<HTMLFieldSetElement>('[data-step]').disabled).toBe(false)
  })
})

it('a text that stays the same is not written again, and so not laid out again', () => {
  start('default')
  enter('firstName', 'Amara')
  const changes = new MutationObserver(() => undefined)
  const places = document.querySelectorAll('[data-form-value]')
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) changes.observe(place, { childList: true, characterData: true, subtree: true })
  enter('message', 'Geht das ohne Abitur?')
  expect(changes.takeRecords()).toEqual([])
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

  it('changes nothing of the document on its way from one field to the next', () => {
    start('steps')
    control('firstName').focus()
    const changes = new MutationObserver(() => undefined)
    changes.observe(document.documentElement, { attributes: true })
    control('lastName').focus()
    expect(changes.takeRecords()).toEqual([])
    expect(isNoted()).toBe(true)
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
