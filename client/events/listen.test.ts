import { beforeEach, describe, expect, it, vi } from 'vitest'
import { track } from '../../blocks/_kit/client/track.ts'
import type { Described } from './describe.ts'
import { hear, heardTypes } from './listen.ts'

const action = vi.fn<(described: Described, sending: object) => void>()
const step = vi.fn()
for (const type of heardTypes) document.addEventListener(type, event => hear(event, { action, step }), true)

beforeEach(() => {
  vi.resetAllMocks()
  document.body.innerHTML = `
    <dialog id="offer" data-track-section="modal" data-track-event="popup" aria-labelledby="title">
      <h2 id="title">Dein  Gutschein</h2>
    </dialog>
    <dialog id="chat-window" aria-label="Chat"></dialog>
    <nav aria-label="Bachelor" data-track-event="popup"><div id="popup" popover></div></nav>
    <div id="menu" popover aria-label="Menü"></div>
    <details id="answer"><summary>Frage</summary></details>
    <form id="form" data-track-choices=""><label><input type="checkbox" name="place">Berlin</label></form>
    <div id="picker" data-track-event="clusterfinder"></div>`
})

const toggle = (id: string, newState: 'open' | 'closed') =>
  document.getElementById(id)!.dispatchEvent(Object.assign(new Event('toggle'), { newState }))

describe('the events that are listened to', () => {
  it.each([
    ['offer', 'open', { section: 'modal', eventname: 'popup', label: 'Dein Gutschein', type: 'open' }],
    ['offer', 'closed', { section: 'modal', eventname: 'popup', label: 'Dein Gutschein', type: 'close' }],
    ['popup', 'open', { section: 'section', eventname: 'popup', label: 'Bachelor', type: 'open' }],
  ] as const)('#%s is %s', (id, state, told) => {
    toggle(id, state)
    expect(action.mock.calls).toEqual([[told, {}]])
  })

  it.each(['chat-window', 'menu', 'answer'])('#%s opens without an event of its own', id => {
    toggle(id, 'open')
    expect(action).not.toHaveBeenCalled()
  })

  it('is a choice in a tool', () => {
    const box = document.querySelector('input')!
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
    expect(action.mock.calls).toEqual([[{ section: 'section', label: 'Berlin', type: 'place' }, {}]])
  })

  it('is a choice in a cluster picker', () => {
    const detail = { type: 'degree', label: 'Master' }
    document.getElementById('picker')!.dispatchEvent(new CustomEvent('selected', { bubbles: true, detail }))
    expect(action.mock.calls).toEqual([[{ section: 'section', eventname: 'clusterfinder', ...detail }, {}]])
  })

  it('is what a block raises, with its own grant', () => {
    const form = document.getElementById('form')!
    track(form, { label: 'contact', formstatus: 'sent', consent: 'usergroup', immediate: true })
    track(form, { step: 'begin_checkout' })
    const described = { section: 'section', label: 'contact', formstatus: 'sent' }
    expect(action.mock.calls).toEqual([[described, { consent: 'usergroup', immediate: true }]])
    expect(step.mock.calls).toEqual([[{ step: 'begin_checkout' }]])
  })
})
