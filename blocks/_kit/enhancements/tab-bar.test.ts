import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reveal } from '../client/reveal.ts'
import { TabBar } from '../tab-bar.tsx'
import { enhance } from './tab-bar.ts'

const props = {
  label: 'Studienverlauf',
  tabs: [
    { anchor: 'tab-0', label: 'Eins' },
    { anchor: 'tab-1', label: 'Zwei' },
    { anchor: 'tab-2', label: 'Drei' },
  ],
}

function start({ before = () => undefined }: { before?: () => void } = {}) {
  const panels = props.tabs
    .map(({ anchor }) => `<div id="${anchor}"><p id="in-${anchor}">Inhalt</p></div>`)
    .join('')
  document.body.innerHTML = `<div data-tabs>${renderToStaticMarkup(createElement(TabBar, props))}${panels}</div>`
  before()
  enhance(document.querySelector<HTMLElement>('[data-enhance="tab-bar"]')!)
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
const selected = () => tabs().findIndex(tab => tab.getAttribute('aria-selected') === 'true')
const shown = () =>
  [...document.querySelectorAll('[role="tabpanel"]')]
    .filter(panel => !panel.hasAttribute('hidden'))
    .map(panel => panel.id)
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

beforeEach(() => {
  location.hash = ''
})

describe('tab bar', () => {
  it('takes over from the style only when the other panels are hidden, so that nothing moves', () => {
    const hidden: number[] = []
    const { setAttribute } = Element.prototype
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
      if (name === 'data-ready') hidden.push(document.querySelectorAll('[role="tabpanel"][hidden]').length)
      setAttribute.call(this, name, value)
    })
    start()
    expect(hidden[0]).toBe(2)
    vi.restoreAllMocks()
  })

  it('becomes a tab list with one panel shown', () => {
    start()
    const name = document.querySelector('[role="tablist"]')?.getAttribute('aria-labelledby')
    expect(document.getElementById(name!)?.textContent).toBe('Studienverlauf')
    expect(selected()).toBe(0)
    expect(shown()).toEqual(['tab-0'])
    expect(tabs().map(tab => tab.tabIndex)).toEqual([0, -1, -1])
    expect(document.querySelector('[data-tabs]')?.hasAttribute('data-ready')).toBe(true)
  })

  it('ties tabs and panels together', () => {
    start()
    for (const tab of tabs()) {
      const panel = document.getElementById(tab.getAttribute('aria-controls')!)
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    }
  })

  it('shows the panel of a clicked tab, and says so in the address', () => {
    start()
    tabs()[1]!.click()
    expect(shown()).toEqual(['tab-1'])
    expect(location.hash).toBe('#tab-1')
  })

  it.each([
    [['ArrowRight'], 1],
    [['ArrowLeft'], 2],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 0],
    [['End'], 2],
    [['End', 'Home'], 0],
    [['x'], 0],
  ])('moves by %j to %i', (keys, expected) => {
    start()
    tabs()[0]!.focus()
    for (const key of keys) press(key)
    expect(selected()).toBe(expected)
    expect(document.activeElement).toBe(tabs()[expected])
    expect(shown()).toEqual([`tab-${expected}`])
  })

  it('begins with the panel that was opened before its code ran', () => {
    start({
      before() {
        reveal(document.querySelector('#in-tab-2')!, () => undefined)
      },
    })
    expect([selected(), shown()]).toEqual([2, ['tab-2']])
  })

  it.each([
    ['#tab-2', 'tab-2'],
    ['#in-tab-1', 'tab-1'],
    ['#elsewhere', 'tab-0'],
  ])('begins at the address %s', (hash, expected) => {
    location.hash = hash
    start()
    expect(shown()).toEqual([expected])
  })
})
