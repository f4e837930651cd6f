import { describe, expect, it } from 'vitest'
import { enhance } from './enhance.ts'

function start(before: (toggle: HTMLDetailsElement) => void = () => undefined): HTMLDetailsElement {
  document.body.innerHTML = '<details><summary>Suche</summary><input></details><button></button>'
  const toggle = document.querySelector('details')!
  before(toggle)
  enhance(toggle)
  return toggle
}

const focused = () => document.activeElement?.localName

describe('an opened search toggle', () => {
  it('gives the focus to its field', () => {
    const toggle = start()
    toggle.open = true
    toggle.dispatchEvent(new Event('toggle'))
    expect(focused()).toBe('input')
  })

  it('does so when it was opened before its code came', () => {
    start(toggle => {
      toggle.open = true
    })
    expect(focused()).toBe('input')
  })

  it('takes the focus from nothing else', () => {
    start(toggle => {
      toggle.open = true
      document.querySelector('button')!.focus()
    })
    expect(focused()).toBe('button')
  })
})
