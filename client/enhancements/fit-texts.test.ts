import { afterEach, expect, it, vi } from 'vitest'
import { fitTexts } from './fit-texts.ts'
import type { Placed } from './text-places.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** The place of a text of ten letters in one line. */
const placeOf = (width: number) => ({ left: 0, top: 0, bottom: 20, width, lines: 1 })

/** A text of ten letters at 20 px, as wide as it was in the local font, and as it is in the late one. */
function text(before: number, after: number): Placed<Text> {
  document.body.innerHTML = '<p style="font-size: 20px">Studiengang</p>'
  const node = document.querySelector('p')!.firstChild as Text
  node.data = 'Studiengan'
  // The DOM of the tests has no layout.
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(0, 0, before, 20),
  ] as unknown as DOMRectList)
  return { node, before: placeOf(before), after: placeOf(after) }
}

it.each([
  ['wider by a fiftieth of its size', 102, 98, '0.02em'],
  ['narrower by a fiftieth of its size', 98, 102, '-0.02em'],
  ['as wide', 100, 100, '0em'],
])('a text that was %s gets the spacing that gives it its width', (_, before, after, spacing) => {
  expect(fitTexts([text(before, after)])).toEqual([])
  expect(document.querySelector('p')!.style.letterSpacing).toBe(spacing)
})

it.each([
  ['wider', 130, 100],
  ['narrower', 100, 130],
])(
  'a text that was far %s, as in a font of other widths, keeps that font and its spacing',
  (_, before, after) => {
    expect(fitTexts([text(before, after)])).toEqual([document.querySelector('p')])
    expect(document.querySelector('p')!.style.letterSpacing).toBe('')
  },
)
