import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { searchFieldProps } from '../_kit/search-field-props.ts'
import type { schema } from './schema.ts'

export const props = (content: Resolved<ContentOf<typeof schema>>, context: Context) =>
  searchFieldProps(content, context)
