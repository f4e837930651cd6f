import type { Region } from '../model.ts'
import type { Piece } from './piece.ts'
import type { Inspector, RenderJob } from './render-job.ts'
import type { PageSlots } from './slots.ts'

/** The inspector, which is written when every block of the page has been resolved. */
export const inspectorPiece = (
  inspector: Inspector,
  { header, main, footer, aside }: Pick<PageSlots, Region>,
  { read }: RenderJob,
): Piece => ({
  source: undefined,
  write: undefined,
  async writeLate() {
    const late = [...header, ...main, ...footer, ...aside].flatMap(slot =>
      slot.state === 'late' ? slot : [],
    )
    await Promise.allSettled(late.map(slot => slot.render()))
    return { html: await inspector.write(read), recording: { reads: new Set(), until: 0, keep: false } }
  },
  replace(error) {
    throw error
  },
})
