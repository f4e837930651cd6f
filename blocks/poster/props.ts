import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { glyphs } from './glyphs.ts'
import type { schema } from './schema.ts'

const mostCharacters = 8

/** Space between two characters, in the units of the outlines: set tight. */
const tracking = -4.5

/** The outlines of a figure side by side, and the width of all; characters without an outline are left out. */
export function outlinesOf(figure: string) {
  const known = [...figure.replace(/[\u00a0\u202f]/g, ' ')].flatMap(character => {
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined
    return glyph ? [glyph] : []
  })
  let x = 0
  const placed = known.slice(0, mostCharacters).map(([width, path]) => {
    const at = x
    x += width + tracking
    return { x: Math.round(at * 10) / 10, path }
  })
  return { placed, width: Math.round((x - tracking) * 10) / 10 }
}

/** Without a figure that can be drawn the block is not shown. */
export function props({ figure, name }: Resolved<ContentOf<typeof schema>>) {
  const { placed, width } = outlinesOf(figure ?? '')
  if (!figure || !placed.length) return undefined
  return { outlines: placed, width, words: name ? `${figure}: ${name}` : figure }
}

export type PosterProps = NonNullable<ReturnType<typeof props>>
