import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined

const unmount = () => act(async () => root?.unmount())
afterEach(unmount)

/** Renders into an element, until the next call or the end of the test. Returns the function that renders there again. */
export async function mount(content: ReactNode, place: Element = document.createElement('div')) {
  await unmount()
  const own = createRoot(place)
  root = own
  const render = (next: ReactNode) => act(async () => own.render(next))
  await render(content)
  return render
}
