import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterPickerProps } from '../_kit/cluster-picker.ts'
import { Island } from './island.tsx'

let root: Root
const errors = vi.fn()

/** `before` is the visitor's action between the arrival of the markup and its hydration. */
async function start(props: ClusterPickerProps, before: () => void = () => undefined) {
  const island = <Island {...props} />
  document.body.innerHTML = `<x-island>${renderToString(island)}</x-island>`
  before()
  await act(async () => {
    root = hydrateRoot(document.querySelector('x-island')!, island, { onRecoverableError: errors })
  })
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  expect(errors).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('cluster picker', () => {
  const degrees = [
    {
      value: 'bachelor',
      label: 'Bachelor',
      link: { href: '/bachelor/' },
      clusters: [{ value: 'it', label: 'Informatik', link: { href: '/bachelor/it/' } }],
    },
    { value: 'master', label: 'Master', clusters: [{ value: 'it', label: 'Data Science' }] },
    { value: 'mba', label: 'MBA', link: { href: '/mba/' }, clusters: [] },
  ]
  const picker = {
    degrees,
    degreeLabel: 'Abschluss',
    clusterLabel: 'Fachrichtung',
    emptyLabel: 'Alle',
    goLabel: 'Los',
  } as const
  const lists = () => [...document.querySelectorAll('select')]
  const target = () => document.querySelector('a')?.getAttribute('href')
  const told = vi.fn()
  const choose = (list: number, value: string) =>
    act(async () => {
      const select = lists()[list]!
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })

  beforeEach(() => {
    told.mockReset()
    document.body.addEventListener('selected', event => told((event as CustomEvent).detail), { once: false })
  })

  it('leads to the degree, then to its cluster', async () => {
    await start(picker)
    expect(target()).toBe('/bachelor/')
    await choose(1, 'it')
    expect(target()).toBe('/bachelor/it/')
    await choose(1, '')
    expect(target()).toBe('/bachelor/')
  })

  it('forgets the cluster with its degree', async () => {
    await start(picker)
    await choose(1, 'it')
    await choose(0, 'mba')
    expect(target()).toBe('/mba/')
    expect(lists()[1]!.disabled).toBe(true)
  })

  it('goes nowhere without a link', async () => {
    await start(picker)
    await choose(0, 'master')
    expect(target()).toBeUndefined()
    expect(document.querySelector('button')?.disabled).toBe(true)
  })

  it('tells what was chosen', async () => {
    await start(picker)
    await choose(0, 'mba')
    await choose(0, 'bachelor')
    await choose(1, 'it')
    expect(new Set(told.mock.calls.map(([detail]) => JSON.stringify(detail)))).toEqual(
      new Set([
        '{"type":"degree","label":"MBA"}',
        '{"type":"degree","label":"Bachelor"}',
        '{"type":"cluster","label":"Informatik"}',
      ]),
    )
  })

  describe('what was chosen before it ran', () => {
    it('counts: a degree', async () => {
      await start(picker, () => {
        lists()[0]!.value = 'mba'
      })
      expect(lists().map(({ value }) => value)).toEqual(['mba', ''])
      expect(target()).toBe('/mba/')
      expect(lists()[1]!.disabled).toBe(true)
      expect(told.mock.calls.flat()).toContainEqual({ type: 'degree', label: 'MBA' })
    })

    it('counts: a cluster', async () => {
      await start(picker, () => {
        lists()[1]!.value = 'it'
      })
      expect(lists().map(({ value }) => value)).toEqual(['bachelor', 'it'])
      expect(target()).toBe('/bachelor/it/')
      expect(told.mock.calls.flat()).toContainEqual({ type: 'cluster', label: 'Informatik' })
    })

    it('leaves out a cluster of another degree', async () => {
      await start(picker, () => {
        lists()[0]!.value = 'master'
        lists()[1]!.value = 'it'
      })
      expect(lists().map(({ value }) => value)).toEqual(['master', ''])
    })
  })

  it.each([
    [1, true],
    [2, false],
  ])('with %d degree(s) the list is disabled: %s', async (count, disabled) => {
    await start({ ...picker, degrees: degrees.slice(0, count) })
    expect(lists()[0]!.disabled).toBe(disabled)
  })

  it('names its lists', async () => {
    await start(picker)
    expect(lists().map(list => list.labels[0]?.textContent)).toEqual(['Abschluss', 'Fachrichtung'])
  })
})
