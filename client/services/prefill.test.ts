import { beforeEach, expect, it } from 'vitest'
import { readDecision } from '../consent/consent.ts'
import { prefill } from './prefill.ts'

const key = 'application_prefill'

function decide(services: readonly string[]): void {
  const decision = { categories: ['functional'], services: { functional: services }, version: '00000000' }
  // biome-ignore lint/suspicious/noDocumentCookie: as the worker sets it
  document.cookie = `consent=${encodeURIComponent(btoa(JSON.stringify(decision)))}; path=/`
  readDecision()
}

const formOf = (own = '') => `
  <form ${own} data-form='{"purchase":{"item":"programme","variant":"model"}}'>
    <select name="programme"><option value=""></option><option value="bwl"></option><option value="law"></option></select>
    <input type="radio" name="model" value="full"><input type="radio" name="model" value="half">
  </form>`
const chosen = () => ({
  programme: document.querySelector('select')?.value,
  model: document.querySelector<HTMLInputElement>(':checked:not(option)')?.value,
})

beforeEach(() => {
  localStorage.clear()
  decide(['application-prefill'])
  document.body.innerHTML = ''
})

it('takes the programme of the page that was seen last into the application', () => {
  document.body.innerHTML = '<main><a href="/apply/?programme=bwl&model=half">Apply</a></main>'
  prefill()
  document.body.innerHTML = formOf()
  const changes: string[] = []
  document.addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).name))
  prefill()
  expect(chosen()).toEqual({ programme: 'bwl', model: 'half' })
  expect(changes).toEqual(['programme', 'model'])
})

it.each([
  ['an application that was begun', formOf('data-furthest="1"'), '', { programme: '', model: undefined }],
  ['what the address names', formOf(), 'law', { programme: 'law', model: 'half' }],
])('leaves %s as it is', (_, html, programme, left) => {
  localStorage.setItem(key, '{"programme":"bwl","model":"half"}')
  document.body.innerHTML = html
  document.querySelector('select')!.value = programme
  prefill()
  expect(chosen()).toEqual(left)
})

it.each([
  ['a programme that the form does not offer', '{"programme":"gone","model":"gone"}'],
  ['what is no JSON', '{'],
])('takes nothing of %s', (_, value) => {
  localStorage.setItem(key, value)
  document.body.innerHTML = formOf()
  prefill()
  expect(chosen()).toEqual({ programme: '', model: undefined })
})

it('stores nothing on a page of several programmes', () => {
  document.body.innerHTML =
    '<main><a href="/apply/?programme=bwl">A</a><a href="/apply/?programme=law">B</a></main>'
  prefill()
  expect(localStorage.length).toBe(0)
})

it('stores nothing on a page without a programme, and nothing without the grant', () => {
  document.body.innerHTML = '<main><a href="/apply/">Apply</a></main>'
  prefill()
  expect(localStorage.length).toBe(0)
  decide([])
  document.body.innerHTML = '<main><a href="/apply/?programme=bwl">Apply</a></main>'
  prefill()
  expect(localStorage.length).toBe(0)
})
