import { beforeEach, expect, it, vi } from 'vitest'
import { enhance } from './exchange.ts'

let wanted: string[] = []
let navigates = true
document.addEventListener('page-wanted', event => {
  wanted.push(event.detail.pathname + event.detail.search + event.detail.hash)
  if (navigates) event.preventDefault()
})

const box = (code: string, rest = '') => `<input type="checkbox" name="degree" value="${code}"${rest}>`

interface State {
  readonly summary?: string
  readonly form?: string
  readonly rest?: string
}

const toolOf = ({ summary = '3', form = box('master'), rest = '' }: State) =>
  `<section data-enhance="exchange"><form action="/finder/"><input type="hidden" name="sort" value="title">
    <input type="search" name="q">${form}<button>Show</button></form><p role="status">${summary}</p>${rest}</section>`

function start(state: State = {}, meanwhile: (tool: HTMLElement) => void = () => undefined): HTMLElement {
  document.body.innerHTML = `<main>${toolOf(state)}</main>`
  const tool = document.querySelector<HTMLElement>('section')!
  meanwhile(tool)
  enhance(tool)
  return tool
}

/** The navigator delivers another state; resolves to whether the tool has shown it. */
const bring = (tool: HTMLElement, html: string) =>
  !tool.dispatchEvent(new CustomEvent('exchange', { detail: html, cancelable: true }))

beforeEach(() => {
  wanted = []
  navigates = true
  history.replaceState(null, '', '/finder/')
})

it('a ticked box requests the address of the form: sorted, without what is empty', () => {
  const tool = start({ form: `${box('master')}${box('bachelor', ' checked')}` })
  tool.querySelector<HTMLInputElement>('input[value="master"]')!.click()
  expect(wanted).toEqual(['/finder/?degree=master&degree=bachelor&sort=title'])
})

it('a box that was ticked before is not lost', () => {
  start({}, tool => {
    tool.querySelector<HTMLInputElement>('input[value="master"]')!.checked = true
  })
  expect(wanted).toEqual(['/finder/?degree=master&sort=title'])
})

it('a form that is not checked by the browser says which question was left without an answer, which gets the focus', () => {
  const question = (error: string) =>
    `<section data-enhance="exchange"><div data-step="a-goal${error}"><form action="/compass/" novalidate>${error && '<div role="alert" tabindex="-1"><h3>Look</h3></div>'}<h3>Where to?</h3><input type="radio" name="a-goal" value="first"><input type="hidden" name="asked" value="a-goal"><button>Go on</button></form></div></section>`
  document.body.innerHTML = `<main>${question('')}</main>`
  const tool = document.querySelector<HTMLElement>('section')!
  enhance(tool)
  tool.querySelector('button')!.click()
  expect(wanted).toEqual(['/compass/?asked=a-goal'])
  bring(tool, question(' error'))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  // Pressed again, it is said again.
  tool.querySelector('button')!.focus()
  tool.querySelector('button')!.click()
  bring(tool, question(' error'))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  tool.querySelector<HTMLInputElement>('[type="radio"]')!.checked = true
  tool.querySelector('button')!.click()
  expect(wanted.at(-1)).toBe('/compass/?a-goal=first')
})

it('a form that is not checked by the browser says that a list was left without a choice', () => {
  document.body.innerHTML =
    '<section data-enhance="exchange"><form action="/compare/" novalidate><input type="hidden" name="p" value="one"><input type="hidden" name="only" value=""><select name="p" required><option value="">Choose</option><option value="two">Two</option></select><button>Add</button></form></section>'
  const tool = document.querySelector<HTMLElement>('section')!
  enhance(tool)
  tool.querySelector('button')!.click()
  expect(wanted).toEqual(['/compare/?p=one&p='])
  tool.querySelector('select')!.value = 'two'
  tool.querySelector('button')!.click()
  expect(wanted.at(-1)).toBe('/compare/?p=one&p=two')
})

it.each(['radio', 'text'])('a %s waits for the button', type => {
  const tool = start({ form: `<input type="${type}" name="a-goal" value="first" checked>` })
  tool.querySelector(`input[type="${type}"]`)!.dispatchEvent(new Event('change', { bubbles: true }))
  expect(wanted).toEqual([])
  tool.querySelector('button')!.click()
  expect(wanted).toEqual(['/finder/?a-goal=first&sort=title'])
})

it('a form is sent by the browser where no navigator is at work', () => {
  navigates = false
  const tool = start()
  const sent = vi.fn((event: Event) => event.preventDefault())
  tool.parentElement!.addEventListener('submit', event => {
    expect(event.defaultPrevented).toBe(false)
    sent(event)
  })
  tool.querySelector<HTMLInputElement>('input[value="master"]')!.click()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('a form that posts is left to the browser', () => {
  const tool = start({
    rest: '<form method="post" action="/api/funding"><button id="post">Contact</button></form>',
  })
  const sent = vi.fn((event: Event) => event.preventDefault())
  tool.parentElement!.addEventListener('submit', event => {
    expect(event.defaultPrevented).toBe(false)
    sent(event)
  })
  tool.querySelector<HTMLButtonElement>('#post')!.click()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(wanted).toEqual([])
})

it('shows what the navigator brings, and keeps the focus', () => {
  const tool = start()
  const input = tool.querySelector<HTMLInputElement>('input[value="master"]')!
  input.focus()
  input.click()
  expect(bring(tool, `<h1>x</h1>${toolOf({ summary: '1', form: box('master', ' checked') })}`)).toBe(true)
  expect(tool.querySelector('[role="status"]')!.textContent).toBe('1')
  expect(document.activeElement).toBe(input)
})

it('shows no page with other tools', () => {
  const tool = start()
  expect(bring(tool, '<p>gone</p>')).toBe(false)
  expect(tool.querySelector('form')).not.toBe(null)
})

it.each([
  ['after a click on the button', {}, 'button', {}],
  ['where the followed link is gone', { rest: '<a href="/finder/">Remove</a>' }, 'a', {}],
  [
    'where it means another choice now',
    { rest: '<a href="/finder/">Master</a>' },
    'a',
    { rest: '<a href="/finder/">Bachelor</a>' },
  ],
  [
    'where it leads to the page that is shown now',
    { rest: '<a href="/finder/?page=2">2</a>' },
    'a',
    { rest: '<a href="/finder/?page=2" aria-current="page">2</a>' },
  ],
])('the keyboard goes to the result %s', (_, before, control, after) => {
  const tool = start(before)
  const element = tool.querySelector<HTMLElement>(control)!
  element.focus()
  // The navigator, which does not run here, follows links.
  if (control === 'button') element.click()
  bring(tool, toolOf({ ...after, summary: '1' }))
  expect(document.activeElement).toBe(tool.querySelector('[role="status"]'))
})

it('the keyboard goes to the number of results when a link leads on to a further page under the same label', () => {
  const next = (page: number) => ({ rest: `<a href="/?page=${page}" data-control="/?page=${page}">Next</a>` })
  const tool = start(next(2))
  tool.querySelector('a')!.focus()
  bring(tool, toolOf(next(3)))
  expect(document.activeElement).toBe(tool.querySelector('[role="status"]'))
})

it('the keyboard goes to the heading of a tool that has no number of results yet', () => {
  const state = (form: string) =>
    `<section data-enhance="exchange"><h2>Choice</h2><form action="/">${form}</form></section>`
  document.body.innerHTML = `<main>${state('<button>Add</button>')}</main>`
  const tool = document.querySelector<HTMLElement>('section')!
  enhance(tool)
  tool.querySelector('button')!.click()
  bring(tool, state('<button>Add</button>'))
  expect(document.activeElement!.textContent).toBe('Choice')
})

it('the keyboard stays on a control that says its new state in its words, and keeps its own name', () => {
  const head = (direction: string) => ({
    rest: `<a href="/?${direction}" data-control="cost">Cost${direction}</a>`,
  })
  const tool = start(head(''))
  const link = tool.querySelector('a')!
  link.focus()
  bring(tool, toolOf({ ...head(', ascending'), summary: '3' }))
  expect(link.textContent).toBe('Cost, ascending')
  expect(document.activeElement).toBe(link)
})

it('the keyboard goes to the next question', () => {
  const step = (name: string) => `<div data-step="${name}"><h3>${name}?</h3></div>`
  const tool = start({ rest: step('goal') })
  tool.querySelector('button')!.click()
  bring(tool, toolOf({ rest: step('field') }))
  expect(document.activeElement!.textContent).toBe('field?')
})
