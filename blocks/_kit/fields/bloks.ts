import * as v from 'valibot'
import { type Field, type Fields, type FieldsOutput, field, withDefault } from './field.ts'

/** A block as the CMS delivers it, not yet validated; caches use its object identity as key. */
export interface RawBlock {
  readonly component: string
  readonly _uid?: string
  readonly [field: string]: unknown
}

/** Nested blocks that the page resolves and `<Blocks>` renders. */
export interface Bloks {
  readonly kind: 'bloks'
  readonly items: readonly RawBlock[]
}

export function isRawBlock(value: unknown): value is RawBlock {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof (value as { component?: unknown }).component === 'string'
  )
}

/** A block's `_uid`; undefined where it has none, or one that is no text. */
export const uidOf = ({ _uid }: RawBlock): string | undefined =>
  typeof _uid === 'string' && _uid ? _uid : undefined

/** Marks a block that was refused before its schema saw it (too deep, or not a block); the value is the reason. */
export const REFUSED = '_refused'

const refused: RawBlock = Object.freeze({ component: 'unknown', [REFUSED]: 'not a block' })

/** Blocks or entries of one list; entries beyond the maximum are left out. */
const MOST_ENTRIES = 1_000

const firstOnes = v.pipe(
  v.array(v.unknown()),
  v.transform((items): readonly unknown[] => items.slice(0, MOST_ENTRIES)),
)

// Blocks keep their identity; a value that is not a block becomes a refused block in its place, so that only that one is
// lost.
const blocks = v.pipe(
  firstOnes,
  v.transform((items): readonly RawBlock[] => items.map(item => (isRawBlock(item) ? item : refused))),
)

interface BloksOptions {
  readonly description?: string
  /** How many editors may add; content with more is still read. */
  readonly max?: number
}

/** Blocks of any kind (or of the `allowed` kinds). Each is validated by its own schema; an invalid one is left out alone. */
export function bloks(options: BloksOptions & { readonly allowed?: readonly string[] } = {}): Field<Bloks> {
  const { allowed } = options
  const list = v.pipe(
    blocks,
    v.transform(
      (items): Bloks => ({
        kind: 'bloks',
        items: allowed ? items.filter(item => allowed.includes(item.component)) : items,
      }),
    ),
  )
  const optional = field<Bloks, false>(list, {
    type: 'bloks',
    translatable: false,
    ...options,
    required: false,
  })
  return withDefault(optional, { kind: 'bloks', items: [] })
}

interface ItemsOptions extends BloksOptions {
  /** All entries are required: if one is invalid, the block with the list is not shown. */
  readonly whole?: boolean
}

const soundOnes = (entry: v.GenericSchema) =>
  v.transform((values: readonly unknown[]) =>
    values.flatMap(value => {
      const result = v.safeParse(entry, value)
      return result.success ? [result.output] : []
    }),
  )

/**
 * Entries that belong to a block and do not exist without it (the columns of a footer, the items of an accordion): typed
 * here, nested components of this name in the CMS. `_uid` of each entry is kept. An invalid entry is left out alone
 * (`lostEntries` lists them), unless the list is `whole`.
 */
export function items<F extends Fields>(
  component: string,
  entries: F,
  options: ItemsOptions = {},
): Field<readonly (FieldsOutput<F> & { readonly _uid: string })[]> {
  type Entry = FieldsOutput<F> & { readonly _uid: string }
  const entry = v.object({
    ...entries,
    _uid: v.fallback(v.optional(v.string(), ''), ''),
  } as unknown as v.ObjectEntries)
  const list = options.whole ? v.pipe(firstOnes, v.array(entry)) : v.pipe(firstOnes, soundOnes(entry))
  const optional = field<readonly Entry[], false>(
    list as unknown as v.GenericSchema<unknown, readonly Entry[]>,
    {
      type: 'bloks',
      translatable: false,
      ...options,
      allowed: [component],
      entries,
      required: false,
    },
  )
  return withDefault(optional, [])
}
