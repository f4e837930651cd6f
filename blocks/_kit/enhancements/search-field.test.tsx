import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from '../search-field.tsx'
import type { SearchFieldProps } from '../search-field-props.ts'
import { composingKeys } from '../testing/composing-key.ts'
import { enhance } from './search-field.ts'

const props: SearchFieldProps = {
  label: 'Suche',
  placeholder: 'Fach',
  action: '/suche/',
  source: '/api/search?limit=3',
  showLargeItems: false,
  suggestions: [],
  texts: { clear: 'Löschen', submit: 'Suchen', suggestions: 'Vorschläge' },
}

const found = [
  {
    title: 'Studiengänge',
    items: [
      {
        title: 'Betriebswirtschaftslehre',
        titleMarks: [[0, 7]],
        subtitle: 'Der Betrieb',
        subtitleMarks: [[4, 11]],
        path: '/bachelor/bwl/',
        image: { filename: '/pictures/a.svg' },
        color: 'petrol',
      },
      { title: 'Ohne Adresse' },
    ],
  },
  { title: 'Orte', items: [{ title: 'Berlin', path: '/campus/berlin/?a=1#woche', color: 'constructor' }] },
]

const requested = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const told = vi.fn()

function start(
  changes: Partial<SearchFieldProps> & { value?: string | undefined } = {},
  before: () => void = () => undefined,
): void {
  document.body.innerHTML = `${renderToString(<SearchField {...props} {...changes} />)}<button id="elsewhere"></button>`
  form().addEventListener('query', ({ detail }) => told(detail.query))
  before()
  enhance(form())
}

const form = () => document.querySelector('form')!
const input = () => document.querySelector('input')!
const isOpen = () => input().getAttribute('aria-expanded') === 'true'
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')]
const highlighted = () => document.querySelector('[data-highlighted] b')?.textContent
const press = (key: string) =>
  input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

async function type(text: string): Promise<void> {
  input().focus()
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(200)
}

const answer = (data: unknown) => new Response(JSON.stringify({ data }))

beforeEach(() => {
  vi.useFakeTimers()
  requested.mockReset().mockImplementation(async () => answer(found))
  told.mockReset()
  vi.stubGlobal('fetch', requested)
  HTMLElement.prototype.showPopover = vi.fn()
  HTMLElement.prototype.hidePopover = vi.fn()
})
afterEach(() => vi.useRealTimers())

describe('typing', () => {
  it('tells the query once the visitor pauses, and requests suggestions', async () => {
    start()
    for (const text of ['b', 'be', 'bet']) {
      input().value = text
      input().dispatchEvent(new Event('input', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(told).not.toHaveBeenCalled()
    await type('betr ')
    expect(told.mock.calls).toEqual([['betr']])
    expect(requested.mock.calls.map(([address]) => address)).toEqual(['/api/search?limit=3&search=betr'])
  })

  it('requests nothing for one letter, or for the same words', async () => {
    start()
    await type('b')
    expect(requested).not.toHaveBeenCalled()
    await type('be')
    await type('be ')
    expect(requested).toHaveBeenCalledTimes(1)
    expect(told.mock.calls.flat()).toEqual(['b', 'be'])
  })

  it('gives up the request that the next one has overtaken', async () => {
    const pending: ((answer: Response) => void)[] = []
    requested.mockImplementation(() => new Promise(resolve => void pending.push(resolve)))
    start()
    await type('be')
    await type('ber')
    expect(requested.mock.calls.map(([, { signal }]) => signal!.aborted)).toEqual([true, false])
    pending[1]!(answer(found.slice(1)))
    pending[0]!(answer(found))
    await vi.advanceTimersByTimeAsync(0)
    expect(options()).toHaveLength(1)
  })

  it.each([
    ['a refusal', () => Promise.resolve(new Response('', { status: 429 }))],
    ['no network', () => Promise.reject(new Error('offline'))],
    ['no match', () => Promise.resolve(answer([]))],
  ])('shows no list after %s', async (_, respond) => {
    start()
    requested.mockImplementation(respond)
    await type('be')
    expect(isOpen()).toBe(false)
  })

  it('before its code came counts', async () => {
    start({}, () => {
      input().focus()
      input().value = 'berl'
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(requested).toHaveBeenCalledTimes(1)
    expect(isOpen()).toBe(true)
  })
})

describe('suggestions', () => {
  it('are groups with a title; matched words are marked', async () => {
    start()
    await type('betrieb')
    expect(isOpen()).toBe(true)
    expect(
      [...document.querySelectorAll('[role=group]')].map(
        group => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
      ),
    ).toEqual(['Studiengänge', 'Orte'])
    expect(options()[0]!.innerHTML).toBe(
      '<img src="/pictures/a.svg" alt="" loading="lazy"><span><b><mark>Betrieb</mark>swirtschaftslehre</b><small>Der <mark>Betrieb</mark></small></span>',
    )
    expect(options().map(({ classList }) => [...classList].join(' '))).toEqual([
      'search-field-option accent-petrol',
      'search-field-option',
    ])
  })

  it('show the site’s own pictures in the colours of the page’s theme', async () => {
    document.documentElement.dataset.theme = 'rust'
    start()
    await type('betrieb')
    delete document.documentElement.dataset.theme
    expect(options()[0]!.querySelector('img')?.getAttribute('src')).toBe('/pictures/rust/a.svg')
  })

  it('lead to their path with `search=` appended', async () => {
    start()
    await type('b & b')
    expect(options().map(option => option.getAttribute('href'))).toEqual([
      '/bachelor/bwl/?search=b%20%26%20b',
      '/campus/berlin/?a=1&search=b%20%26%20b#woche',
    ])
  })

  it('are large where editors say so', async () => {
    start({ showLargeItems: true })
    await type('be')
    expect(options()[0]!.className).toContain('search-field-large')
  })

  it('are large where the answer says so of one', async () => {
    start()
    const [group] = found
    requested.mockImplementation(async () =>
      answer([
        {
          ...group,
          items: group!.items.map(item => ({
            ...item,
            path: '/a/',
            showLargeItems: item.title !== 'Ohne Adresse',
          })),
        },
      ]),
    )
    await type('be')
    expect(options().map(({ className }) => className.includes('search-field-large'))).toEqual([true, false])
  })

  it('are walked by arrows, around both ends, and followed by Enter', async () => {
    start()
    await type('be')
    const followed = vi.fn((event: Event) => event.preventDefault())
    options()[1]!.addEventListener('click', followed)
    expect(press('Enter')).toBe(true)
    const selected = () => options().map(option => option.getAttribute('aria-selected'))
    press('ArrowDown')
    expect(highlighted()).toBe('Betriebswirtschaftslehre')
    expect(selected()).toEqual(['true', 'false'])
    press('ArrowUp')
    expect(highlighted()).toBe('Berlin')
    expect(selected()).toEqual(['false', 'true'])
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]!.id)
    expect(press('Enter')).toBe(false)
    expect(followed).toHaveBeenCalledTimes(1)
    expect(isOpen()).toBe(false)
  })

  it('End and Home go to the ends of the list from an option, and are those of the text without one', async () => {
    start()
    await type('be')
    expect([press('Home'), press('End'), highlighted()]).toEqual([true, true, undefined])
    press('ArrowDown')
    expect([press('End'), highlighted()]).toEqual([false, 'Berlin'])
    expect([press('Home'), highlighted()]).toEqual([false, 'Betriebswirtschaftslehre'])
  })

  it('hide on Escape, which clears the field, and come back when they change', async () => {
    start()
    await type('be')
    expect(press('Escape')).toBe(false)
    expect([isOpen(), input().value]).toEqual([false, ''])
    expect(told).toHaveBeenLastCalledWith('')
    expect(press('Escape')).toBe(true)
    await type('ber')
    expect(isOpen()).toBe(true)
  })

  it('leave the keys alone by which a text is composed', async () => {
    start()
    await type('be')
    press('ArrowDown')
    for (const event of ['Enter', 'Escape', 'ArrowDown'].flatMap(composingKeys))
      expect(input().dispatchEvent(event), event.key).toBe(true)
    expect([isOpen(), input().value, highlighted()]).toEqual([true, 'be', 'Betriebswirtschaftslehre'])
  })

  it('of a group without addresses are no title alone', async () => {
    start()
    const lone = { title: 'Ohne Adressen', items: [{ title: 'Nirgends' }] }
    requested.mockImplementation(async () => answer([lone, ...found]))
    await type('be')
    expect(
      [...document.querySelectorAll('[role=group]')].map(group => group.firstChild?.textContent),
    ).toEqual(['Studiengänge', 'Orte'])
    requested.mockImplementation(async () => answer([lone]))
    await type('bet')
    expect(isOpen()).toBe(false)
  })

  it('hide on a choice and when the focus leaves, and come back with it', async () => {
    start()
    await type('be')
    options()[0]!.addEventListener('click', event => event.preventDefault())
    options()[0]!.click()
    expect(isOpen()).toBe(false)
    document.querySelector<HTMLElement>('#elsewhere')!.focus()
    input().focus()
    expect(isOpen()).toBe(true)
    document.querySelector<HTMLElement>('#elsewhere')!.focus()
    expect(isOpen()).toBe(false)
  })

  it('are counted for screen readers, also where none are found', async () => {
    start()
    const status = () => document.querySelector('[role=status]')?.textContent
    expect(status()).toBe('')
    await type('be')
    expect(status()).toBe('Vorschläge: 2')
    requested.mockImplementation(async () => answer([]))
    await type('bexx')
    expect([isOpen(), status()]).toEqual([false, 'Vorschläge: 0'])
    press('Escape')
    expect(status()).toBe('')
  })

  it('are not counted for a visitor who has left the field', async () => {
    start()
    requested.mockImplementation(async () => {
      document.querySelector<HTMLElement>('#elsewhere')!.focus()
      return answer(found)
    })
    await type('be')
    expect([isOpen(), document.querySelector('[role=status]')?.textContent]).toEqual([false, ''])
  })

  it('of editors stand in the empty field', async () => {
    const item = {
      _uid: 'i',
      title: 'Alle Bachelor',
      subtitle: undefined,
      image: undefined,
      color: undefined,
      showLargeItems: false,
      link: { href: '/bachelor/' },
    }
    start({ suggestions: [{ uid: 'g', title: 'Beliebt', items: [item] }] })
    input().focus()
    expect(isOpen()).toBe(true)
    expect(options().map(option => option.getAttribute('href'))).toEqual(['/bachelor/'])
    await type('be')
    expect(options()).toHaveLength(2)
    await type('')
    expect(options()).toHaveLength(1)
  })
})

it.each([
  ['empty', undefined],
  ['filled with the words of the address', 'alt'],
])('the clear icon empties a field that came %s, and keeps the focus in it', async (_, value) => {
  start({ value })
  await type('be')
  document.querySelector<HTMLButtonElement>('[aria-label="Löschen"]')!.click()
  await vi.advanceTimersByTimeAsync(200)
  expect([input().value, isOpen()]).toEqual(['', false])
  expect(told).toHaveBeenLastCalledWith('')
  expect(document.activeElement).toBe(input())
})

it('Escape empties a field that came filled', () => {
  start({ value: 'alt' })
  input().focus()
  expect(press('Escape')).toBe(false)
  expect(input().value).toBe('')
})

it('Enter sends the words to the search page by a plain form', () => {
  start()
  expect(form().getAttribute('action')).toBe('/suche/')
  expect(form().method).toBe('get')
  expect(input().name).toBe('q')
  expect(press('Enter')).toBe(true)
})
