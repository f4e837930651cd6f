import { beforeEach, expect, it, vi } from 'vitest'
import { enhance } from './site-search.ts'

const adopted = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../navigation/adopt-whole-sheet.ts', () => ({ adoptWholeSheet: adopted }))

beforeEach(() => {
  document.body.innerHTML = `
    <form data-source="/api/search?" data-list="Vorschläge">
      <input id="field" type="search"><button class="search-field-clear"></button><button type="submit"></button>
    </form>`
})

it('gives the field a list of suggestions with its name, and the rules that they need', () => {
  const form = document.querySelector('form')!
  enhance(form)
  const list = form.querySelector('[role=listbox]')!
  expect([list.id, list.getAttribute('aria-label')]).toEqual(['field-list', 'Vorschläge'])
  expect(form.querySelector('input')!.getAttribute('aria-controls')).toBe('field-list')
  expect(adopted).toHaveBeenCalledOnce()
})
