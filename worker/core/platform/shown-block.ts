import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'

/**
 * The schema for an answer's header or footer: null where there is none, else a block that can be shown. A block that cannot be shown is a
 * failure of the call, so that it never stands in as the last good one.
 *
 * @param schema that of the blocks named `component`; other blocks are accepted unchecked
 */
export const shownBlock = (component: string, schema: BlockSchema) =>
  v.nullable(
    v.pipe(
      v.custom<RawBlock>(isRawBlock, 'not a block'),
      v.check(
        block => block.component !== component || v.is(schema, block),
        `a ${component} that cannot be shown`,
      ),
    ),
  )
