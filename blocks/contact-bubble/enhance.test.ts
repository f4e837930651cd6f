import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestContact } from '../_kit/client/request-contact.ts'

// The page's first script does so.
document.addEventListener('click', requestContact)

const markup = `
  <aside>
    <div class="contact-attention" data-delay="20" data-show-time="12">
      <button class="contact-attention-words">Fragen?</button>
      <button class="contact-attention-close"><svg></svg></button>
    </div>
    <button class="contact-opener">?</button>
    <dialog>
      <ul>
        <li><a href="/kontakt/" data-contact="callback" data-form="rueckruf"><b>Rückruf</b></a></li>
        <li><a href="tel:0049301">Anrufen</a></li>
      </ul>
    </dialog>
  </aside>`

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const attention = () => find('.contact-attention')
const isShown = () => attention().hasAttribute('data-shown')
const dialog = () => document.querySelector('dialog')!

/** The answer of `elementsFromPoint` in these tests, whose document is not laid out. */
let under: Element[] = []

let enhanceIn: typeof import('./enhance.ts').enhance
const enhance = (element: HTMLElement) => enhanceIn(element, new AbortController().signal)
beforeEach(async () => {
  under = []
  document.elementsFromPoint = () => [...under]
  vi.useFakeTimers()
  vi.resetModules()
  ;({ enhance: enhanceIn } = await import('./enhance.ts'))
  document.body.innerHTML = markup
})

describe('attention bubble', () => {
  it('appears after its delay and stays for its show time, in seconds', () => {
    enhance(attention())
    vi.advanceTimersByTime(19_999)
    expect(isShown()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(12_000)
    expect(isShown()).toBe(false)
  })

  it('stays without a show time, and while the focus is in it', () => {
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    find('.contact-attention-words').focus()
    vi.advanceTimersByTime(30_000)
    expect(isShown()).toBe(true)
    find('.contact-attention-words').blur()
    vi.advanceTimersByTime(1000)
    expect(isShown()).toBe(false)
    delete attention().dataset.showTime
    enhance(attention())
    vi.advanceTimersByTime(200_000)
    expect(isShown()).toBe(true)
  })

  it('waits until nothing that is read or used is under them', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><a href="/">Start</a><p></p></main>')
    under = [find('main a')]
    enhance(attention())
    vi.advanceTimersByTime(40_000)
    expect(isShown()).toBe(false)
    under = [find('main p')]
    vi.advanceTimersByTime(1000)
    expect(isShown()).toBe(true)
    under = [find('main a')]
    vi.advanceTimersByTime(1000)
    expect(isShown()).toBe(false)
  })

  it('looks at what is under them, not at themselves', () => {
    under = [find('.contact-attention-words')]
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    expect(isShown()).toBe(true)
  })

  it('has its show time where it is shown', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><a href="/">Start</a></main>')
    under = [find('main a')]
    enhance(attention())
    vi.advanceTimersByTime(60_000)
    under = []
    vi.advanceTimersByTime(12_000)
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(isShown()).toBe(false)
  })

  it('goes while the page scrolls, unless it is used', () => {
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    dispatchEvent(new Event('scroll'))
    expect(isShown()).toBe(false)
    vi.advanceTimersByTime(1000)
    find('.contact-attention-words').focus()
    dispatchEvent(new Event('scroll'))
    expect(isShown()).toBe(true)
  })

  it('goes when something else gets the focus', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><a href="/">Start</a></main>')
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    expect(isShown()).toBe(true)
    find('main a').focus()
    expect(isShown()).toBe(false)
  })

  it('does not appear within 30 seconds on a page with a form', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><form method="post"></form></main>')
    enhance(attention())
    vi.advanceTimersByTime(29_999)
    expect(isShown()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown()).toBe(true)
  })

  it('gives the focus to the opener before a dialog opens, which gives it back there', () => {
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    find('.contact-attention-words').focus()
    find('.contact-attention-words').click()
    expect(isShown()).toBe(false)
    expect(document.activeElement).toBe(find('.contact-opener'))
  })

  it('stays closed while the document lives, on the next page too', () => {
    enhance(attention())
    vi.advanceTimersByTime(20_000)
    find('.contact-attention-close').click()
    expect(isShown()).toBe(false)
    expect(document.activeElement).toBe(find('.contact-opener'))
    document.body.innerHTML = markup
    enhance(attention())
    vi.advanceTimersByTime(60_000)
    expect(isShown()).toBe(false)
  })

  it('does not appear when the visitor has opened the channels', () => {
    enhance(attention())
    find('.contact-opener').click()
    vi.advanceTimersByTime(60_000)
    expect(isShown()).toBe(false)
  })
})

it.each([
  ['read or used is under it', [], true],
  ['is under it, after a step down', [900], true],
  ['is under it, after a step upwards', [900, 800], false],
  ['is under it, after one down again', [900, 800, 850], true],
  ['is under it, at the top of another page', [900, 0], true],
])('the button of a narrow screen goes where something %s', (_, positions, isAway) => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/">Start</a>')
  under = [document.body.lastElementChild!]
  enhance(find('.contact-opener'))
  for (const position of positions) {
    vi.stubGlobal('scrollY', position)
    dispatchEvent(new Event('scroll'))
  }
  vi.advanceTimersByTime(1000)
  expect(find('.contact-opener').hasAttribute('data-away')).toBe(isAway)
})

describe('channels', () => {
  const choose = (selector: string) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find(selector).dispatchEvent(click)
    return click.defaultPrevented
  }

  it('a choice closes them', () => {
    enhance(find('ul'))
    dialog().showModal()
    expect(choose('[href^="tel:"]')).toBe(false)
    expect(dialog().open).toBe(false)
  })

  it('chat, callback, video chat and study buddy raise an event; a listener takes it instead of the link', () => {
    enhance(find('ul'))
    dialog().showModal()
    const requested: unknown[] = []
    const take = (event: CustomEvent) => {
      requested.push(event.detail)
      event.preventDefault()
    }
    document.addEventListener('contact-request', take, { once: true })
    expect(choose('b')).toBe(true)
    expect(requested).toEqual([{ channel: 'callback', form: 'rueckruf' }])
    expect(dialog().open).toBe(false)
    expect(choose('b')).toBe(false)
  })

  it('a click that opens another tab raises none', () => {
    enhance(find('ul'))
    const heard = vi.fn()
    document.addEventListener('contact-request', heard, { once: true })
    find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
    expect(heard).not.toHaveBeenCalled()
  })
})
