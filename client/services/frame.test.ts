import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrame, type ServiceFrame } from './frame.ts'

const onMessage = vi.fn()
const post = vi.fn()
const created: ServiceFrame[] = []

/** A frame with a window of its own: the DOM of the tests loads no documents. */
function create(): ServiceFrame {
  const frame = createFrame({ address: 'about:blank#service', title: 'Mia', onMessage })
  const own = Object.assign(new EventTarget(), { postMessage: post })
  Object.defineProperty(frame.element, 'contentWindow', {
    get: () => (frame.element.isConnected ? own : null),
  })
  document.body.append(frame.element)
  created.push(frame)
  return frame
}
const say = (data: unknown, source: MessageEventSource | null) =>
  dispatchEvent(new MessageEvent('message', { data, source }))

beforeEach(() => {
  onMessage.mockReset()
  post.mockReset()
})
afterEach(() => {
  for (const frame of created.splice(0)) frame.remove()
})

it('has a name, and neither the origin of the page nor a way to lead it elsewhere', () => {
  const { element } = create()
  expect(element.title).toBe('Mia')
  expect(element.getAttribute('sandbox')?.split(' ').sort()).toEqual(['allow-forms', 'allow-scripts'])
})

it('is heard alone, and only with messages that are known', () => {
  const { element } = create()
  say({ type: 'ready' }, window)
  say({ type: 'read-cookies' }, element.contentWindow)
  say('ready', element.contentWindow)
  expect(onMessage).not.toHaveBeenCalled()
  say({ type: 'go', path: '/master/' }, element.contentWindow)
  expect(onMessage.mock.calls).toEqual([[{ type: 'go', path: '/master/' }]])
})

it('receives the page’s messages', () => {
  const frame = create()
  frame.tell({ type: 'close' })
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'close' }, '*')
})

it('is gone and not heard once it was removed', () => {
  const frame = create()
  const source = frame.element.contentWindow
  frame.remove()
  say({ type: 'ready' }, source)
  say({ type: 'ready' }, null)
  expect(onMessage).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBeNull()
  frame.tell({ type: 'close' })
  expect(post).not.toHaveBeenCalled()
})
