import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { interaction, load, media, visible } from '../triggers.ts'
import { defineIsland, parseTrigger } from './element.ts'

const unmount = vi.fn()
const mountIsland = vi.hoisted(() => vi.fn())
vi.mock('./mount.tsx', () => ({ mountIsland }))

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('triggers by name', () => {
  const cases: [string, unknown, string][] = [
    ['load', load, ''],
    ['visible', visible, ''],
    ['interaction', interaction, ''],
    ['media:(min-width: 768px)', media, '(min-width: 768px)'],
    ['unknown', load, ''],
  ]
  it.each(cases)('%s', (on, trigger, argument) => {
    expect(parseTrigger(on)).toEqual({ trigger, argument })
  })
})

describe('<x-island>', () => {
  beforeEach(async () => {
    document.body.replaceChildren()
    await settled()
    mountIsland.mockReset().mockResolvedValue(unmount)
    unmount.mockReset()
    defineIsland()
  })

  function insert(on: string): HTMLElement {
    document.body.innerHTML = `<x-island name="a" on="${on}" props="{}" prefix="p-"><button>server</button></x-island>`
    return document.querySelector<HTMLElement>('x-island')!
  }

  it('starts on load, once', async () => {
    const island = insert('load')
    await settled()
    document.body.append(island)
    await settled()
    expect(mountIsland).toHaveBeenCalledTimes(1)
    expect(unmount).not.toHaveBeenCalled()
  })

  it('waits for a touch', async () => {
    const island = insert('interaction')
    await settled()
    expect(mountIsland).not.toHaveBeenCalled()
    island.querySelector('button')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await settled()
    expect(mountIsland).toHaveBeenCalledTimes(1)
  })

  it('is unmounted when it leaves the document for good', async () => {
    const island = insert('load')
    await settled()
    island.remove()
    await settled()
    expect(unmount).toHaveBeenCalledTimes(1)
  })

  it('is unmounted at once when it left while its code was on the way', async () => {
    const island = insert('load')
    island.remove()
    await settled()
    expect(mountIsland).toHaveBeenCalledTimes(1)
    expect(unmount).toHaveBeenCalledTimes(1)
  })

  it('stops waiting when it leaves before it has started', async () => {
    const island = insert('interaction')
    const button = island.querySelector('button')!
    island.remove()
    await settled()
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await settled()
    expect(mountIsland).not.toHaveBeenCalled()
  })

  it('keeps the server’s markup when its code fails', async () => {
    mountIsland.mockRejectedValue(new Error('no code'))
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const island = insert('load')
    await settled()
    expect(reported).toHaveBeenCalledWith(new Error('no code'))
    expect(island.textContent).toBe('server')
    vi.unstubAllGlobals()
  })

  describe('on a page that is being left', () => {
    const reported = vi.fn()
    beforeEach(() => {
      reported.mockReset()
      vi.stubGlobal('reportError', reported)
      mountIsland.mockRejectedValue(new Error('given up for the next page'))
    })
    afterEach(() => {
      dispatchEvent(new Event('pageshow'))
      vi.unstubAllGlobals()
    })

    it.each(['beforeunload', 'pagehide'])('reports no error after %s', async sign => {
      dispatchEvent(new Event(sign))
      const island = insert('load')
      await settled()
      expect(mountIsland).toHaveBeenCalledTimes(1)
      expect(reported).not.toHaveBeenCalled()
      expect(island.textContent).toBe('server')
    })

    it('reports errors again after a return', async () => {
      dispatchEvent(new Event('pagehide'))
      dispatchEvent(new Event('pageshow'))
      insert('load')
      await settled()
      expect(reported).toHaveBeenCalledTimes(1)
    })
  })
})
