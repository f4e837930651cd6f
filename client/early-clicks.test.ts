import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyClicks, repeatClicks } from './early-clicks.ts'

const touch = vi.fn()
const seen: string[] = []

function insert(markup: string): HTMLElement {
  document.body.innerHTML = markup
  const host = document.body.firstElementChild as HTMLElement
  for (const control of host.querySelectorAll('[id]'))
    control.addEventListener('click', () => seen.push(control.id))
  return host
}
const click = (id: string, init: MouseEventInit = {}) => {
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }))
  seen.length = 0
}

keepEarlyClicks(touch)
beforeEach(() => {
  seen.length = 0
  touch.mockReset()
})

describe.each(['x-island', 'div data-enhance="copy"'])('<%s>', host => {
  it('gets the clicks that were made before its code, in their order', () => {
    const element = insert(
      `<${host}><button type="button" id="a"><span id="in-a"></span></button><span role="option" id="b"></span></${host}>`,
    )
    click('in-a')
    click('b')
    expect(touch).toHaveBeenCalledWith(element)
    repeatClicks(element)
    expect(seen).toEqual(['a', 'b'])
  })

  it('gets each of them once, and none that came after', () => {
    const element = insert(`<${host}><button type="button" id="a"></button></${host}>`)
    click('a')
    repeatClicks(element)
    seen.length = 0
    click('a')
    repeatClicks(element)
    expect(seen).toEqual([])
  })

  it.each([
    ['a link to another page', '<a href="/bachelor/" id="a"></a>', {}],
    ['a link to a part of the page', '<a href="#part" id="a"></a>', {}],
    ['a click for another tab', '<span role="button" id="a"></span>', { ctrlKey: true }],
    [
      'what the browser does itself',
      '<button type="button" commandfor="dialog" command="show-modal" id="a"></button>',
      {},
    ],
    ['a title that opens', '<details><summary id="a"></summary></details>', {}],
    ['a button that sends', '<form onsubmit="return false"><button id="a"></button></form>', {}],
  ])('%s is not repeated', (_, markup, init) => {
    const element = insert(`<${host}>${markup}</${host}>`)
    click('a', init)
    repeatClicks(element)
    expect(seen).toEqual([])
  })

  it('a control that is gone is left alone, and no click of hundreds is repeated more than ten times', () => {
    const element = insert(
      `<${host}><button type="button" id="a"></button><button type="button" id="b"></button></${host}>`,
    )
    click('b')
    for (let index = 0; index < 300; index++) click('a')
    document.getElementById('b')!.remove()
    repeatClicks(element)
    expect(seen).toEqual(Array(9).fill('a'))
  })
})

it('takes the clicks that the inline script has collected', () => {
  const element = insert('<div data-enhance="copy"><button type="button" id="a"></button></div>')
  const on = vi.fn()
  const early = Object.assign([{ target: document.getElementById('a') }], { on })
  Object.assign(window, { early })
  addEventListener('click', on, true)
  keepEarlyClicks(touch)
  repeatClicks(element)
  expect(seen).toEqual(['a'])
  expect(on).not.toHaveBeenCalled()
})
