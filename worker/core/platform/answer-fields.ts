import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import type { Asset } from '../../../blocks/_kit/fields/asset.ts'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { Multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { type LinkRules, resolveLink, safeAddress } from '../request/site/links.ts'
import { withoutPlaceholders } from '../request/site/placeholders.ts'

/** Schemas of the fields of answers, and functions with which embedded answers make them. */

/** Absent, null and '' are the same. */
export const text = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform(value => value || undefined),
  ),
)
export const flag = v.nullish(v.boolean(), false)

/** A part that may be missing: absent or null. */
export const part = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform(value => value ?? undefined),
    ),
  )
export const number = part(v.pipe(v.number(), v.finite()))

/** A number that is not below zero; absent, null or a number. */
export const amount = v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)))

/** An id that an upstream may give as a number. */
export const anyId = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
/** The same; empty where there is none. */
export const anyIdOrNone = v.nullish(anyId, '')

/** An address to link to; one that must not be followed counts as absent. */
export const href = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform(address => safeAddress(address) || undefined),
    ),
  ),
  undefined,
)

/** A picture: an https address or a path of this site. */
export const image = v.fallback(
  v.optional(
    v.object({
      filename: v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?![/\\]))[^\s"'<>\\]+$/)),
      alt: v.optional(v.string(), ''),
    }),
  ),
  undefined,
)

/** An answer's list below a name (requirement platform-calls/list); absent or null is empty. Some answers have it below one of two names. */
export const listed = <N extends 'value' | 'data', S extends v.GenericSchema>(
  name: N,
  entry: S,
  otherName: 'value' | 'data' = name,
) =>
  v.pipe(
    v.nullish(v.record(v.string(), v.unknown()), {}),
    v.transform(answer => answer[name] ?? answer[otherName] ?? []),
    v.array(entry),
    v.transform(entries => ({ [name]: entries })),
  ) as unknown as v.GenericSchema<unknown, { readonly [K in N]: readonly v.InferOutput<S>[] }>

/** The address of a link. */
export const hrefOf = (link: Multilink | undefined, links: LinkRules): string | undefined =>
  link && resolveLink({ ...link, address: withoutPlaceholders(link.address) }, links)?.href

export const imageOf = (asset: Asset | undefined) => asset && { filename: asset.filename, alt: asset.alt }

/** The object without its empty fields. */
export const filled = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

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
