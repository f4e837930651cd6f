import { block } from '../_kit/block-schema.ts'

/** Requirement header-footer/back-to-top. */
export const schema = block(
  {
    title: 'Back to top',
    category: 'links',
    description: 'A floating button for long pages: appears when a visitor scrolls up. One a page.',
  },
  {},
)
