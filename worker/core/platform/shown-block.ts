import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'

/**
 * The content of an answer that is a header or a footer: null where there is none, else a block that can be shown. One that cannot be shown is
 * a failure of the call, so that it never stands in as the last good one.
 *
 * @param schema that of the blocks named `component`; other blocks are taken as they are
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
