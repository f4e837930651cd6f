import type { ReactNode } from 'react'

const marked = /\u{F0006}[^\u{F0007}]*\u{F0007}/u.source
const marks = /[\u{F0006}\u{F0007}]/gu
/** Includes the element around it by which editors find it in a draft. */
const parts = new RegExp(`<div class="contents"[^>]*>${marked}</div>|${marked}`, 'gu')

/**
 * An element that floats above the page. An enclosing container would bound it (CSS Containment, transforms) or hide it (a closed
 * tab or accordion), so the renderer writes it after the page's block that contains it. Content never contains the characters that
 * mark it.
 */
export const Floating = ({ children }: { readonly children: ReactNode }) => (
  <>
    {'\u{F0006}'}
    {children}
    {'\u{F0007}'}
  </>
)

/** Moves floating elements in the HTML of a block of the page to its end. */
export function placeFloating(html: string): string {
  const floating: string[] = []
  const rest = html.replace(parts, part => {
    floating.push(part.replace(marks, ''))
    return ''
  })
  return rest + floating.join('')
}
