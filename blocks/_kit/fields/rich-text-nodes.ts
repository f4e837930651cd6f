import * as v from 'valibot'
import { assetAddress } from '../storyblok.ts'
import { isFileAddress } from './asset.ts'
import { isRawBlock, type RawBlock } from './bloks.ts'
import { attribute } from './rich-text-marks.ts'

/** An attribute that a function reads; the function is also called if the attribute is missing. */
const read = <T>(toValue: (value: unknown) => T): v.GenericSchema<unknown, T> =>
  v.optional(v.pipe(v.unknown(), v.transform(toValue)), null as never) as v.GenericSchema<unknown, T>

/** A whole number within bounds, from a number or its digits; anything else is `empty`. */
const whole = ({ min, max, empty }: { readonly min: number; readonly max: number; readonly empty: number }) =>
  read((value): number => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value
    if (typeof number !== 'number' || !Number.isInteger(number)) return empty
    return Math.min(max, Math.max(min, number))
  })

/** Pixels of a cell: the CMS lists those of each column that it spans. */
const width = read((value): number | undefined => {
  const widths: readonly unknown[] = Array.isArray(value) ? value.slice(0, 100) : [value]
  const pixels = widths.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : Number.NaN), 0)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
})

const none = v.object({})
const textAlign = v.fallback(v.optional(v.picklist(['left', 'center', 'right', 'justify'])), undefined)
const span = whole({ min: 1, max: 100, empty: 1 })
const cell = v.object({ colspan: span, rowspan: span, colwidth: width, backgroundColor: attribute() })

const body = read((value): readonly RawBlock[] => (Array.isArray(value) ? value.filter(isRawBlock) : []))

/** The attributes of nodes by their Storyblok names. */
export const nodeAttributes = {
  text: none,
  paragraph: v.object({ textAlign }),
  heading: v.object({ level: whole({ min: 1, max: 6, empty: 2 }), textAlign }),
  blockquote: none,
  bullet_list: none,
  ordered_list: v.pipe(
    v.looseObject({}),
    v.transform(({ order, start }) => ({ order: order ?? start })),
    v.object({ order: whole({ min: 0, max: 9999, empty: 1 }) }),
  ),
  list_item: none,
  code_block: v.object({ class: attribute() }),
  hard_break: none,
  horizontal_rule: none,
  image: v.object({
    src: v.pipe(v.string(), v.trim(), v.transform(assetAddress), v.check(isFileAddress)),
    alt: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''), ''),
  }),
  emoji: v.object({ name: attribute(), emoji: attribute(32) }),
  table: none,
  tableRow: none,
  tableCell: cell,
  tableHeader: cell,
  blok: v.object({ body }),
  /** Any other: its children are shown in its place. */
  unknown: none,
}

/** Names that older documents have for the same. */
export const nodeAliases: ReadonlyMap<unknown, keyof typeof nodeAttributes> = new Map([
  ['table_row', 'tableRow'],
  ['table_cell', 'tableCell'],
  ['table_header', 'tableHeader'],
] as const)
