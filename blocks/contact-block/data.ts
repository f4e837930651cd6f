import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import { hasOwn } from './details.ts'
import type { schema } from './schema.ts'

/** The contact of the page for its visitor. */
export const pageContact: Need = { call: 'contact', query: {} }

/** Only a block that names no person needs it. */
export const data = (content: ContentOf<typeof schema>): readonly Need[] =>
  hasOwn(content) || content.person ? [] : [pageContact]
