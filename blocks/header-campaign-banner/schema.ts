import { block } from '../_kit/block-schema.ts'

/** Has no content of its own: its text comes from the campaign of the page. */
export const schema = block(
  {
    title: 'Campaign banner above the header',
    description: 'Shows the campaign for this page, closable.',
    place: 'none',
  },
  {},
)
