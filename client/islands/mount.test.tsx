import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../navigation/show-page.ts'
import { mountIsland } from './mount.tsx'

const reported = vi.fn()
vi.stubGlobal('reportError', reported)

const countAtom = atom(0)
const lateAtom = atom('')
const doubleAtom = atom(get => get(countAtom) * 2)

function Counter() {
  const [count, setCount] = useAtom(countAtom)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function Double() {
  return <output>{useAtomValue(doubleAtom)}</output>
}

/** Writes as soon as it has hydrated. */
function Eager() {
  const setLate = useSetAtom(lateAtom)
  useEffect(() => setLate('written'), [setLate])
  return <output>{useAtomValue(lateAtom)}</output>
}

const islands: Readonly<Record<string, ComponentType>> = { counter: Counter, double: Double, eager: Eager }
const find = (name: string | null) => async () => islands[name!]!

const counterMarkup = '<x-island name="counter"><button type="button">0</button></x-island>'
const islandIn = (selector: string) => document.querySelector<HTMLElement>(`${selector} x-island`)!
const textOf = (selector: string) => document.querySelector(selector)!.textContent
const shows = (selector: string, text: string) => vi.waitFor(() => expect(textOf(selector)).toBe(text))

beforeEach(() => {
  reported.mockReset()
})

it('what islands share outlives a change of the page, and so does an island outside of it', async () => {
  document.body.innerHTML = `<aside><x-island name="double"><output>0</output></x-island></aside><main data-region="main">${counterMarkup}</main>`
  await mountIsland(islandIn('aside'), { find })
  const unmount = await mountIsland(islandIn('main'), { find })
  await vi.waitFor(() => {
    document.querySelector('button')!.click()
    expect(textOf('output')).not.toBe('0')
  })
  const count = Number(textOf('button'))
  await shows('output', String(2 * count))
  const outside = document.querySelector('output')

  const region = { key: 'next', html: `<h1>Next</h1>${counterMarkup}` }
  const none = { key: '', html: '' }
  showPage({
    kind: 'page',
    build: '',
    layout: 'page',
    title: 'Next',
    lang: 'de',
    head: '',
    structuredData: '',
    keepScroll: false,
    regions: { header: none, main: region, footer: none, aside: none },
  })
  unmount()
  const button = document.querySelector('main button')
  await mountIsland(islandIn('main'), { find })
  // The new island takes the state of the old one, in the markup that the server wrote for it.
  await shows('button', String(count))
  expect(document.querySelector('main button')).toBe(button)
  document.querySelector('button')!.click()
  await shows('output', String(2 * (count + 1)))
  expect(document.querySelector('output')).toBe(outside)
  expect(reported).not.toHaveBeenCalled()
})

it('a value that an island writes while it starts is visible to it and to all others', async () => {
  document.body.innerHTML =
    '<aside><x-island name="eager"><output></output></x-island></aside><main><x-island name="eager"><output></output></x-island></main>'
  await mountIsland(islandIn('aside'), { find })
  await shows('aside output', 'written')
  await mountIsland(islandIn('main'), { find })
  await shows('main output', 'written')
  expect(reported).not.toHaveBeenCalled()
})
