import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { showPage } from '../navigation/show-page.ts'
import { mountIsland } from './mount.tsx'

const countAtom = atom(0)

/** Told of each island that has hydrated. */
const hydrated = vi.fn()

function Counter() {
  const setCount = useSetAtom(countAtom)
  useEffect(hydrated, [])
  return (
    <button type="button" onClick={() => setCount(count => count + 1)}>
      More
    </button>
  )
}

function Shown() {
  useEffect(hydrated, [])
  return <output>{useAtomValue(countAtom)}</output>
}

const islands = { counter: Counter, shown: Shown }
const find = (name: string | null) => async () => islands[name as keyof typeof islands]

const counterMarkup = '<x-island name="counter"><button type="button">More</button></x-island>'
const islandIn = (selector: string) => document.querySelector<HTMLElement>(`${selector} x-island`)!
const textOf = (selector: string) => document.querySelector(selector)!.textContent

it('what islands share outlives a change of the page, and so does an island outside of it', async () => {
  document.body.innerHTML = `<aside><x-island name="shown"><output>0</output></x-island></aside><main data-region="main">${counterMarkup}</main>`
  await mountIsland(islandIn('aside'), find)
  const unmount = await mountIsland(islandIn('main'), find)
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalledTimes(2))
  document.querySelector('button')!.click()
  await vi.waitFor(() => expect(textOf('output')).toBe('1'))
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
    keepScroll: false,
    regions: { header: none, main: region, footer: none },
  })
  unmount()
  await mountIsland(islandIn('main'), find)
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalledTimes(3))
  // The new island goes on from what the old one left.
  document.querySelector('button')!.click()
  await vi.waitFor(() => expect(textOf('output')).toBe('2'))
  expect(document.querySelector('output')).toBe(outside)
})
