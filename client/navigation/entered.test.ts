import { beforeEach, expect, it } from 'vitest'
import { keepEntered } from './entered.ts'

const find = <T extends Element = HTMLInputElement>(selector: string): T =>
  document.querySelector<T>(selector)!

function showForm(own = ''): void {
  document.body.innerHTML = `<main id="main"><form method="post" action="/api/forms/contact" ${own}>
    <input type="hidden" name="_version" value="2"><input name="email"><textarea name="message"></textarea>
    <select name="subject"><option value=""></option><option value="fees"></option></select>
    <input type="radio" name="reply" value="email" checked><input type="radio" name="reply" value="phone">
    <input type="checkbox" name="privacy" value="yes"></form></main>`
}

function enter(): void {
  find('[name="email"]').value = 'a@b.example'
  find('[name="message"]').value = 'Hallo'
  find('[name="subject"]').value = 'fees'
  find('[value="phone"]').checked = true
  find('[name="privacy"]').checked = true
  find('[name="_version"]').value = '1'
}

const values = () => [
  ...['email', 'message', 'subject', '_version'].map(name => find(`[name="${name}"]`).value),
  find('[value="email"]').checked,
  find('[value="phone"]').checked,
  find('[name="privacy"]').checked,
]
const asItCame = ['', '', '', '2', true, false, false]

beforeEach(() => showForm())

it('is there when the history leads back to the page, once', () => {
  const { keep, restore } = keepEntered()
  enter()
  keep('/contact/')
  showForm()
  restore('/contact/')
  expect(values()).toEqual(['a@b.example', 'Hallo', 'fees', '2', false, true, true])
  showForm()
  restore('/contact/')
  expect(values()).toEqual(asItCame)
})

it('is not there on another page', () => {
  const { keep, restore } = keepEntered()
  enter()
  keep('/contact/')
  showForm()
  restore('/other/')
  expect(values()).toEqual(asItCame)
})

it('is forgotten once the form was sent', () => {
  const { keep, restore } = keepEntered()
  showForm('hidden')
  enter()
  keep('/contact/')
  showForm()
  restore('/contact/')
  expect(values()).toEqual(asItCame)
})

it('is there again for a form with fields that are named as its properties are', () => {
  const { keep, restore } = keepEntered()
  const show = () => {
    showForm()
    const form = find<HTMLFormElement>('form')
    for (const name of ['action', 'hidden']) {
      form.insertAdjacentHTML('beforeend', `<input name="${name}">`)
      // Browsers have this, the DOM of the tests does not.
      Object.defineProperty(form, name, { value: find(`[name="${name}"]`), configurable: true })
    }
  }
  show()
  enter()
  find('[name="action"]').value = 'call'
  keep('/contact/')
  show()
  restore('/contact/')
  expect([find('[name="action"]').value, find('[name="email"]').value]).toEqual(['call', 'a@b.example'])
})
