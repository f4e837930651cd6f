import * as v from 'valibot'
import { cutText } from '../cut-text.ts'
import { type MediaFocus, mediaFocuses } from '../media-address.ts'
import { assetAddress, type Size, sizeInAddress } from '../storyblok.ts'
import {
  type Field,
  type FieldOptions,
  type Filled,
  field,
  LONGEST_ADDRESS,
  LONGEST_TEXT,
  withDefault,
} from './field.ts'
import type { FileKind } from './file-kinds.ts'

/** Whole pixels, as a number or its digits; anything else counts as absent. */
const pixels = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(99_999),
    ),
  ),
  undefined,
)

const raw = v.pipe(
  v.custom<object>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
    'not an asset',
  ),
  v.looseObject({
    id: v.optional(v.nullable(v.union([v.number(), v.string()]))),
    filename: v.optional(v.nullable(v.string())),
    alt: v.optional(v.nullable(v.string())),
    title: v.optional(v.nullable(v.string())),
    focus: v.optional(v.nullable(v.string())),
    width: pixels,
    height: pixels,
  }),
)

/** A picture or video. No `alt` means that it is decorative (requirement media/decorative). */
export interface Asset {
  readonly filename: string
  readonly alt: string
  /** Width of the original in pixels, from its fields or its address. */
  readonly width?: number
  readonly height?: number
  /** The part that an editor marked; without it the middle. */
  readonly focus?: MediaFocus
}

const allowed = /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/

/** An address of a file on this site or, over https, on another. */
export const isFileAddress = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS && allowed.test(address) && address.isWellFormed()

/** The size of the original: from its fields, else from its address. */
function sizeOf({ width, height }: v.InferOutput<typeof raw>, filename: string): Size | undefined {
  if (width && height) return { width, height }
  return sizeInAddress(filename)
}

/**
 * Storyblok's focal point: a rectangle in pixels of the original, `left x top : right x bottom`
 * (storyblok.com/docs/api/image-service/operations/focal-point).
 */
const rectangle = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/

const thirdOf = (from: number, to: number, length: number, [first, last]: readonly [string, string]) => {
  const place = (from + to) / 2 / length
  return place < 1 / 3 ? first : place > 2 / 3 ? last : ''
}

function focusOf(text: string, { width, height }: Size): MediaFocus | undefined {
  const [left, top, right, bottom] = rectangle.exec(text)?.slice(1).map(Number) ?? []
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined
  const parts = [
    thirdOf(top, bottom, height, ['north', 'south']),
    thirdOf(left, right, width, ['west', 'east']),
  ]
  return mediaFocuses.find(focus => focus === parts.filter(Boolean).join('_'))
}

function toAsset(input: v.InferOutput<typeof raw>): Asset | undefined {
  const filename = assetAddress(input.filename?.trim() ?? '')
  if (!isFileAddress(filename)) return undefined
  const size = sizeOf(input, filename)
  const focus = size && focusOf(input.focus ?? '', size)
  return {
    filename,
    alt: cutText(input.alt?.trim() ?? '', LONGEST_TEXT),
    ...size,
    ...(focus && { focus }),
  }
}

interface AssetOptions<R extends boolean> extends FieldOptions<R> {
  readonly fileKinds?: readonly FileKind[]
}

/**
 * One asset, a picture unless the options allow other kinds. An address that is neither https nor a path of this site counts as empty.
 */
export function asset<R extends boolean = false>(options: AssetOptions<R> = {}): Field<Filled<Asset, R>> {
  const schema = v.pipe(raw, v.transform(toAsset))
  return field<Asset | undefined, R>(schema, {
    type: 'asset',
    translatable: true,
    fileKinds: ['images'],
    ...options,
    required: (options.required ?? false) as R,
  }) as Field<Filled<Asset, R>>
}

/** A list of pictures; unusable entries are left out. */
export function multiasset(options: { readonly description?: string } = {}): Field<readonly Asset[]> {
  const list = v.pipe(
    v.array(v.fallback(raw, {})),
    v.transform(entries => entries.map(toAsset).filter(entry => entry !== undefined)),
  )
  const optional = field<readonly Asset[], false>(list, {
    type: 'multiasset',
    translatable: false,
    fileKinds: ['images'],
    ...options,
    required: false,
  })
  return withDefault(optional, [])
}
