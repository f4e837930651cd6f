import { beforeEach, describe, expect, it } from 'vitest'
import { createPatcher, type Patcher } from './patch.ts'

let root: HTMLElement
let patcher: Patcher

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
  root = document.querySelector('main')!
  patcher = createPatcher(root)
}

const block = (uid: string, html: string) => `<div class="contents" data-blok-uid="1-${uid}">${html}</div>`
const at = (selector: string) => root.querySelector(selector)!

describe('a new rendering of the server', () => {
  beforeEach(() => show(block('a', '<h1>Eins</h1>') + block('b', '<p>Zwei</p>')))

  it.each([
    ['a text', block('a', '<h1>Neu</h1>') + block('b', '<p>Zwei</p>')],
    ['an attribute', block('a', '<h1 class="x" id="y">Eins</h1>') + block('b', '<p>Zwei</p>')],
    ['an element of another kind', block('a', '<h2>Eins</h2>') + block('b', '<p>Zwei</p>')],
    ['a block more', block('a', '<h1>Eins</h1>') + block('c', '<p>Drei</p>') + block('b', '<p>Zwei</p>')],
    ['a block less', block('b', '<p>Zwei</p>')],
    ['blocks in another order', block('b', '<p>Zwei</p>') + block('a', '<h1>Eins</h1>')],
    ['nothing at all', ''],
    ['text between blocks', `vor ${block('a', '<h1>Eins</h1>')} nach`],
  ])('%s', (_, html) => {
    patcher.apply(html)
    expect(root.innerHTML).toBe(html)
    patcher.apply(block('z', '<i>Ende</i>'))
    expect(root.innerHTML).toBe(block('z', '<i>Ende</i>'))
  })

  it('elements that stay are the same ones, wherever they move', () => {
    const [heading, text] = [at('h1'), at('p')]
    patcher.apply(block('b', '<p>Zwei!</p>') + block('a', '<h1>Eins!</h1>'))
    expect([at('h1'), at('p')]).toEqual([heading, text])
    expect(at('h1')).toBe(heading)
    expect(root.textContent).toBe('Zwei!Eins!')
  })
})

describe('blocks that the server renders alone', () => {
  const page = (one: string, two: string) => block('a', `<h1>${one}</h1>`) + block('b', `<p>${two}</p>`)
  beforeEach(() => show(page('Eins', 'Zwei')))

  it('change in their place, and later changes of the whole page follow', () => {
    const [heading, text] = [at('h1'), at('p')]
    expect(patcher.applyBlocks(block('b', '<p>Neu</p><i>mehr</i>'))).toBe(true)
    expect(root.innerHTML).toBe(page('Eins', 'Neu').replace('</p>', '</p><i>mehr</i>'))
    patcher.apply(page('Anders', 'Neu'))
    expect(root.innerHTML).toBe(page('Anders', 'Neu'))
    expect([at('h1'), at('p')]).toEqual([heading, text])
  })

  it.each([
    ['that the page does not have', block('a', '<h1>Neu</h1>') + block('c', '<p>Drei</p>')],
    ['of another kind', '<section data-blok-uid="1-a">Neu</section>'],
    ['without a name', '<p>Neu</p>'],
  ])('%s change nothing', (_, html) => {
    expect(patcher.applyBlocks(html)).toBe(false)
    expect(root.innerHTML).toBe(page('Eins', 'Zwei'))
  })
})

describe('what the visitor did stays', () => {
  it('an open section, when the text beside it and in it changes', () => {
    const sections = (text: string) =>
      block('a', `<h1>${text}</h1><details><summary>S</summary><p>${text}</p></details>`)
    show(sections('Eins'))
    at('details').setAttribute('open', '')
    patcher.apply(sections('Neu'))
    expect(at('details').hasAttribute('open')).toBe(true)
    expect(at('details p').textContent).toBe('Neu')
  })

  it('what was typed, and the focus', () => {
    show(block('a', '<input name="q"><p>Eins</p>'))
    const input = at('input') as HTMLInputElement
    input.value = 'getippt'
    input.focus()
    patcher.apply(block('a', '<input name="q"><p>Neu</p>'))
    expect(at('input')).toBe(input)
    expect([input.value, document.activeElement === input]).toEqual(['getippt', true])
  })

  it('attributes that scripts changed, until the server changes them as well', () => {
    const tab = (selected: string, text: string) =>
      block('a', `<button aria-selected="${selected}">${text}</button>`)
    show(tab('false', 'Eins'))
    at('button').setAttribute('aria-selected', 'true')
    patcher.apply(tab('false', 'Neu'))
    expect(at('button').getAttribute('aria-selected')).toBe('true')
    patcher.apply(tab('mixed', 'Neu'))
    expect(at('button').getAttribute('aria-selected')).toBe('mixed')
  })

  it('an island whose props are the same is left alone; one with others is a new one', () => {
    const island = (props: string) => block('a', `<x-island name="n" props="${props}"><b>0</b></x-island>`)
    show(island('1'))
    at('x-island b').textContent = '5'
    patcher.apply(island('1') + block('b', '<p>neu</p>'))
    expect(at('x-island b').textContent).toBe('5')
    patcher.apply(island('2'))
    expect(at('x-island b').textContent).toBe('0')
  })
})
