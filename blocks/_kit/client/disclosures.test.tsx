import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeDropdowns } from './disclosures.ts'

const details = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!

beforeAll(closeDropdowns)
beforeEach(() => {
  document.body.innerHTML = `
    <details id="area" data-dropdown open><summary>Bachelor</summary><p id="inside">x</p><a href="#x">Informatik</a></details>
    <details id="question" open><summary>Frage</summary><p>Antwort</p></details>
    <button id="elsewhere">x</button>`
})

describe('dropdowns', () => {
  it('close by Escape and give the focus back', () => {
    details('area').querySelector('a')!.focus()
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(details('area').open).toBe(false)
    expect(document.activeElement).toBe(details('area').querySelector('summary'))
    expect(details('question').open).toBe(true)
  })

  it('closed by a link in them, give the focus back', () => {
    const link = details('area').querySelector('a')!
    link.focus()
    link.click()
    expect(details('area').open).toBe(false)
    expect(document.activeElement).toBe(details('area').querySelector('summary'))
  })

  it('leave the focus alone where it is elsewhere', () => {
    document
      .getElementById('elsewhere')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(document.activeElement).not.toBe(details('area').querySelector('summary'))
  })

  it.each([
    ['a press beside them', '#elsewhere', 'pointerdown', false],
    ['the focus leaving them', '#elsewhere', 'focusin', false],
    ['a chosen link', '#area a', 'click', false],
    ['a press inside', '#inside', 'pointerdown', true],
    ['any other key', '#inside', 'keydown', true],
  ])('after %s', (_, target, event, open) => {
    document.querySelector(target)!.dispatchEvent(new Event(event, { bubbles: true }))
    expect(details('area').open).toBe(open)
    expect(details('question').open).toBe(true)
  })
})
