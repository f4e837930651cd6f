import * as v from 'valibot'
import { LONGEST_ADDRESS } from './field.ts'
import { isObject } from './is-object.ts'

/** A short text of an attribute, trimmed; blank, too long or of another type: undefined. */
export const attribute = (most = 200) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))), undefined)

const none = v.object({})
const color = v.object({ color: attribute() })

const address = attribute(LONGEST_ADDRESS)

const link = v.pipe(
  v.object({
    href: address,
    linktype: v.fallback(v.picklist(['url', 'story', 'email', 'asset']), 'url'),
    anchor: address,
    target: attribute(),
    title: attribute(),
    /** The CMS stores editors' custom attributes here, beside the address. */
    custom: v.fallback(v.optional(v.object({ title: attribute(), rel: attribute() })), undefined),
    story: v.fallback(v.optional(v.object({ full_slug: address })), undefined),
  }),
  v.transform(({ custom, ...attrs }) => ({
    ...attrs,
    title: attrs.title ?? custom?.title,
    rel: custom?.rel,
  })),
)

/** The attributes of marks by their Storyblok names. */
const attributes = {
  bold: none,
  italic: none,
  strike: none,
  underline: none,
  code: none,
  superscript: none,
  subscript: none,
  highlight: color,
  textStyle: color,
  anchor: v.object({ id: attribute() }),
  styled: v.object({ class: attribute() }),
  link,
}

type Attributes = typeof attributes
export type MarkOf<T extends keyof Attributes> = {
  readonly type: T
  readonly attrs: Readonly<v.InferOutput<Attributes[T]>>
}
/** A mark after validation. */
export type TypedMark = { [T in keyof Attributes]: MarkOf<T> }[keyof Attributes]

const schemas: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries(attributes))

function readMark(value: unknown): TypedMark[] {
  const schema = isObject(value) ? schemas.get(value.type) : undefined
  if (!schema || !isObject(value)) return []
  const result = v.safeParse(schema, isObject(value.attrs) ? value.attrs : {})
  // The table gives each type its attributes.
  return result.success ? [{ type: value.type, attrs: result.output } as TypedMark] : []
}

const mostMarks = 16

/** The marks of a node as far as they are known. One link at most, because links do not nest. */
export function readMarks(value: unknown): readonly TypedMark[] {
  if (!Array.isArray(value)) return []
  const marks = value.slice(0, mostMarks).flatMap(readMark)
  const link = marks.find(({ type }) => type === 'link')
  return marks.filter(mark => mark.type !== 'link' || mark === link)
}
