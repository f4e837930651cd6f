import { beforeEach, describe, expect, it } from 'vitest'
import { mayReload } from './may-reload.ts'

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!

beforeEach(() => {
  document.body.innerHTML = `
    <form action="/api/forms/enquiry">
      <input id="text" value="a"><textarea id="area">b</textarea>
      <input id="box" type="checkbox" checked>
      <select id="list"><option>c</option><option>d</option></select>
      <ul><li id="item" data-file-item="" hidden></li></ul>
    </form>
    <form action="/api/consent"><input id="service" type="checkbox"></form>
    <dialog></dialog>`
})

describe('a document', () => {
  it('may be loaded again as it came', () => {
    expect(mayReload()).toBe(true)
  })

  const changes: [string, string, object][] = [
    ['text', '#text', { value: 'x' }],
    ['a longer text', '#area', { value: 'x' }],
    ['a box', '#box', { checked: false }],
    ['an option', '#list', { value: 'd' }],
    ['an uploaded file', '#item', { hidden: false }],
    ['an open dialog', 'dialog', { open: true }],
  ]
  it.each(changes)('may not with %s', (_, selector, change) => {
    Object.assign(find(selector), change)
    expect(mayReload()).toBe(false)
  })

  it('may whatever stands in the consent tool', () => {
    find<HTMLInputElement>('#service').checked = true
    expect(mayReload()).toBe(true)
  })
})
