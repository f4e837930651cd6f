import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterPickerProps } from '../cluster-picker.ts'
import { ClusterPicker } from '../cluster-picker.tsx'
import { enhance } from './cluster-picker.ts'

const degrees = [
  {
    value: 'bachelor',
    label: 'Bachelor',
    link: { href: '/bachelor/' },
    clusters: [
      {
        value: 'it',
        label: 'Informatik',
        link: { href: 'https://it.example/', target: '_blank', rel: 'noopener' },
      },
    ],
  },
  { value: 'master', label: 'Master', clusters: [{ value: 'it', label: 'Data Science' }] },
  { value: 'mba', label: 'MBA', link: { href: '/mba/' }, clusters: [] },
] as const

const texts = { degreeLabel: 'Abschluss', clusterLabel: 'Fachrichtung', emptyLabel: 'Alle', goLabel: 'Los' }

const told = vi.fn()

/** `before` is the visitor's action after the markup arrived and before the code runs. */
function start(
  before: () => void = () => undefined,
  props: ClusterPickerProps = { degrees, ...texts },
): void {
  document.body.innerHTML = renderToString(<ClusterPicker {...props} newTabHint="neuer Tab" />)
  before()
  enhance(document.querySelector<HTMLElement>('[data-enhance]')!)
}

const lists = () => [...document.querySelectorAll('select')]
const labels = (list: number) => [...lists()[list]!.options].map(({ text }) => text)
const go = () => document.querySelector('a[data-go]')!
const choose = (list: number, value: string) => {
  lists()[list]!.value = value
  lists()[list]!.dispatchEvent(new Event('change', { bubbles: true }))
}

document.addEventListener('selected', event => told((event as CustomEvent).detail))
beforeEach(() => told.mockReset())

describe('cluster picker', () => {
  it('leads to the degree, then to its cluster', () => {
    start()
    expect(go().getAttribute('href')).toBe('/bachelor/')
    choose(1, 'it')
    expect(go().getAttribute('href')).toBe('https://it.example/')
    expect(go().getAttribute('target')).toBe('_blank')
    choose(1, '')
    expect(go().getAttribute('href')).toBe('/bachelor/')
    expect(go().hasAttribute('target')).toBe(false)
  })

  it('forgets the cluster with its degree, and offers those of the next', () => {
    start()
    choose(1, 'it')
    choose(0, 'master')
    expect(labels(1)).toEqual(['Alle', 'Data Science'])
    expect(lists()[1]!.value).toBe('')
    choose(0, 'mba')
    expect(go().getAttribute('href')).toBe('/mba/')
    expect(lists()[1]!.disabled).toBe(true)
    choose(0, 'bachelor')
    expect(labels(1)).toEqual(['Alle', 'Informatik'])
    expect(lists()[1]!.disabled).toBe(false)
  })

  it('goes nowhere without a link', () => {
    start()
    choose(0, 'master')
    expect(go().hasAttribute('href')).toBe(false)
    expect(go().getAttribute('aria-disabled')).toBe('true')
    choose(0, 'mba')
    expect(go().hasAttribute('aria-disabled')).toBe(false)
  })

  it('tells what was chosen', () => {
    start()
    choose(0, 'mba')
    choose(0, 'bachelor')
    choose(1, 'it')
    expect(told.mock.calls.flat()).toEqual([
      { type: 'degree', label: 'MBA' },
      { type: 'degree', label: 'Bachelor' },
      { type: 'cluster', label: 'Informatik' },
    ])
  })

  it('counts the degree that was chosen before its code came', () => {
    start(() => {
      lists()[0]!.value = 'master'
      lists()[1]!.value = 'it'
    })
    expect(lists().map(({ value }) => value)).toEqual(['master', ''])
    expect(told.mock.calls.flat()).toEqual([{ type: 'degree', label: 'Master' }])
  })

  it('counts the cluster that was chosen before its code came', () => {
    start(() => {
      lists()[1]!.value = 'it'
    })
    expect(go().getAttribute('href')).toBe('https://it.example/')
    expect(told.mock.calls.flat()).toEqual([{ type: 'cluster', label: 'Informatik' }])
  })

  it.each([
    [1, true],
    [2, false],
  ])('with %d degree(s) the list is disabled: %s', (count, disabled) => {
    start(undefined, { degrees: degrees.slice(0, count), ...texts })
    expect(lists()[0]!.disabled).toBe(disabled)
  })

  it('names its lists', () => {
    start()
    expect(lists().map(list => list.labels[0]?.textContent)).toEqual(['Abschluss', 'Fachrichtung'])
  })
})
