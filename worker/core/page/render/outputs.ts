import { finishOutput, type Output } from './fragment.ts'
import type { createStyleSets } from './style-sets.ts'

/** Characters of HTML whose outputs are cached: those of five large pages. */
const most = 500_000

/**
 * Finishes the HTML of blocks. Blocks write the same HTML for most kinds of visitors, and in each version of a page that does not change them: that is
 * styled, hashed and encoded once. All outputs are dropped when there are too many.
 */
export function createOutputs(styled: ReturnType<typeof createStyleSets>) {
  const known = new Map<string, Output>()
  let characters = 0

  function finish(written: string): Output {
    const { html, styles } = styled(written)
    return finishOutput(html, styles)
  }

  return {
    /** For HTML of one visitor alone. */
    finish,
    finishOnce(written: string): Output {
      const before = known.get(written)
      if (before) return before
      const output = finish(written)
      characters += written.length
      if (characters > most) {
        known.clear()
        characters = written.length
      }
      known.set(written, output)
      return output
    },
  }
}
