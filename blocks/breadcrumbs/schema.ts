import { block } from '../_kit/block-schema.ts'

/** Has no content of its own: the way to the page follows from the site (requirement header-footer/breadcrumbs). */
export const schema = block(
  { title: 'Breadcrumbs', description: 'The way to the page, below the header.', place: 'none' },
  {},
)
