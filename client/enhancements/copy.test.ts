import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyBox } from '../../blocks/_kit/copy-box.tsx'
import { copyValues } from './copy.ts'

const button = () => document.querySelector('button')!
const label = () => document.querySelector('[aria-live="polite"]')!.textContent
const box = {
  value: 'START600',
  copyText: 'Kopieren',
  afterCopyText: 'Kopiert',
  byHandText: 'Bitte von Hand kopieren',
}

beforeAll(copyValues)
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(CopyBox(box))
})
afterEach(() => void vi.restoreAllMocks())

it('a click anywhere on the button copies the value and switches the label for good', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(label()).toBe('Kopieren')
  for (const _ of [1, 2]) {
    button().querySelector('span')!.click()
    await vi.waitFor(() => expect(label()).toBe('Kopiert'))
  }
  expect(writeText.mock.calls).toEqual([['START600'], ['START600']])
})

it('is a button, so that Enter works', () => {
  expect(button().type).toBe('button')
})

/** A browser whose older command to copy answers so, and what it would have copied. */
function olderCommand(isCopied: boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const copied: (string | undefined)[] = []
  document.execCommand = () => {
    copied.push(getSelection()?.toString())
    return isCopied
  }
  return copied
}

it('where the clipboard is closed, the selected value is copied', async () => {
  const copied = olderCommand(true)
  button().click()
  await vi.waitFor(() => expect(label()).toBe('Kopiert'))
  expect(copied).toEqual(['START600'])
})

it('where nothing can be copied, the value is selected and the label says so', async () => {
  olderCommand(false)
  button().click()
  await vi.waitFor(() => expect(label()).toBe('Bitte von Hand kopieren'))
  expect(getSelection()?.toString()).toBe('START600')
})

it('a click on the value copies nothing', () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  document.querySelector('code')!.click()
  expect(writeText).not.toHaveBeenCalled()
})

describe('a button without a value beside it', () => {
  const copyLink = () => {
    document.body.innerHTML =
      '<button type="button" data-after-copy="Link kopiert" data-by-hand="Von Hand" data-copied-for="1500"><span aria-live="polite">Link kopieren</span></button>'
  }
  beforeEach(() => {
    copyLink()
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('writes the address of the page and never reads the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const reads = [vi.spyOn(navigator.clipboard, 'readText'), vi.spyOn(navigator.clipboard, 'read')]
    button().click()
    await vi.advanceTimersByTimeAsync(0)
    expect(writeText.mock.calls).toEqual([[location.href]])
    for (const read of reads) expect(read).not.toHaveBeenCalled()
  })

  it('says that it is copied for 1500 ms after the last click', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    button().click()
    await vi.advanceTimersByTimeAsync(1000)
    button().click()
    await vi.advanceTimersByTimeAsync(1499)
    expect(label()).toBe('Link kopiert')
    await vi.advanceTimersByTimeAsync(1)
    expect(label()).toBe('Link kopieren')
  })

  it.each([
    [true, 'Link kopiert'],
    [false, 'Von Hand'],
  ])('copies the address where the clipboard is closed: %s', async (isCopied, words) => {
    const copied = olderCommand(isCopied)
    const { childElementCount } = document.body
    button().click()
    await vi.advanceTimersByTimeAsync(0)
    expect([label(), copied]).toEqual([words, [location.href]])
    expect(document.body.childElementCount).toBe(childElementCount)
  })
})
