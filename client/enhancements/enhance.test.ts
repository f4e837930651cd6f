import { beforeEach, describe, expect, it } from 'vitest'
import { enhance, presenceOf } from './enhance.ts'

function element(name: string) {
  document.body.innerHTML = `<nav data-enhance="${name}"><ul data-jump-list></ul></nav>`
  return document.querySelector('nav')!
}

it('finds the behaviour of a block by its folder', async () => {
  const nav = element('jump-navigation')
  await enhance(nav)
  expect(nav.dataset.stuck).toBeDefined()
})

it.each(['unknown', '../../client/main', 'constructor', ''])(
  'says that there is none named %j',
  async name => {
    await expect(enhance(element(name))).rejects.toThrow(`no enhancement "${name}"`)
  },
)

describe('the presence of an element', () => {
  const element = (id: string) => document.getElementById(id)!
  const showPage = () => document.dispatchEvent(new Event('page-shown'))

  beforeEach(() => {
    document.body.innerHTML = '<header id="header"></header><main><b id="block"></b></main>'
  })

  it('ends with the page that an element stood on, and not before', () => {
    const [header, block] = [presenceOf(element('header')), presenceOf(element('block'))]
    showPage()
    expect([header.aborted, block.aborted]).toEqual([false, false])
    document.querySelector('main')!.replaceChildren()
    showPage()
    expect([header.aborted, block.aborted]).toEqual([false, true])
  })

  it('ends for removed elements of a page that stays when the next element is added', () => {
    const block = presenceOf(element('block'))
    element('block').remove()
    presenceOf(element('header'))
    expect(block.aborted).toBe(true)
  })

  it('is one for an element that has several enhancements', () => {
    expect(presenceOf(element('block'))).toBe(presenceOf(element('block')))
  })

  it('holds through a move', () => {
    const block = presenceOf(element('block'))
    document.body.append(element('block'))
    showPage()
    expect(block.aborted).toBe(false)
  })
})
