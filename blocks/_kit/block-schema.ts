import * as v from 'valibot'
import type { BlockCategory } from './block-categories.ts'
import type { Fields, FieldsOutput } from './fields/field.ts'
import type { HeadingLevel } from './heading.tsx'

/** The description of a block for the CMS beside its fields. */
export interface BlockMetadata {
  /** Name that editors see. */
  readonly title: string
  readonly description?: string
  /** The folder of the block library; every block that editors find among the blocks of a page has one. */
  readonly category?: BlockCategory
  /** Other component names under which the same block is delivered. */
  readonly aliases?: readonly string[]
  /**
   * Where editors may insert it: among the blocks of a page (default), as a story of its own, in forms only, in the one field that names it, or
   * nowhere.
   */
  readonly place?: 'page' | 'story' | 'form' | 'part' | 'none'
  /** Whether editors may embed it in rich text (requirement content-model/embedded-blocks). */
  readonly inText?: boolean
  /**
   * The level of the block's own heading, from its content and the level of the heading above; its content is placed under it. Undefined where it has
   * none.
   */
  readonly heading?: (content: never, above: HeadingLevel) => HeadingLevel | undefined
  /**
   * The faults of content that is shown in spite of them, as texts: a publish that adds one is held back, and a draft shows them (requirement
   * tools/graphs). `source` is the content as delivered; in the editor it includes translations (`name__i18n__fr`).
   */
  readonly faults?: (content: never, source: Readonly<Record<string, unknown>>) => readonly string[]
  /** The law requires what content with faults lacks: they hold back its first publication, too. */
  readonly faultsHoldFirst?: true
  /** Later blocks are placed under its last heading. */
  readonly leads?: boolean
}

interface Description<F extends Fields> extends Omit<BlockMetadata, 'heading' | 'faults'> {
  readonly faults?: (content: FieldsOutput<F>, source: Readonly<Record<string, unknown>>) => readonly string[]
  readonly heading?: (content: FieldsOutput<F>, above: HeadingLevel) => HeadingLevel | undefined
}

export type BlockSchema<F extends Fields = Fields> = v.GenericSchema<unknown, FieldsOutput<F>> & {
  readonly fields: F
  readonly block: BlockMetadata
}

/** The content of a block after validation. */
export type ContentOf<S> = S extends BlockSchema<infer F> ? FieldsOutput<F> : never

/** Declares a block: its fields (from the field kit) and its description for the CMS. */
export function block<F extends Fields>(metadata: Description<F>, fields: F): BlockSchema<F> {
  const schema = v.object(fields as unknown as v.ObjectEntries)
  return Object.assign(schema, { fields, block: metadata }) as unknown as BlockSchema<F>
}
