import * as v from 'valibot'
import { assetAddress, linkRelations } from '../storyblok.ts'
import { type Field, type FieldOptions, type Filled, field, LONGEST_ADDRESS } from './field.ts'

const part = v.optional(v.nullable(v.string()))

const raw = v.pipe(
  v.custom<object>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
    'not a link',
  ),
  v.looseObject({
    linktype: v.optional(v.nullable(v.string())),
    id: part,
    uuid: part,
    url: part,
    cached_url: part,
    email: part,
    anchor: part,
    target: part,
    rel: part,
    title: part,
    story: v.optional(v.nullable(v.looseObject({ full_slug: part, url: part }))),
  }),
)

/** Storyblok's link value, before the page turns it into an address. */
export interface Multilink {
  readonly kind: 'multilink'
  readonly linktype: 'story' | 'url' | 'email' | 'asset'
  /** Address or path as in the CMS: full slug, URL, e-mail address. */
  readonly address: string
  readonly anchor?: string
  readonly newTab: boolean
  /** Its title, beside its text. */
  readonly title?: string
  readonly rel?: string
}

const LONGEST_TITLE = 200

const isShort = (text = '') => text.length <= LONGEST_ADDRESS

/** The known relations among those of a link, each once. */
export const relationsIn = (text: string | null | undefined): string =>
  linkRelations.filter(relation => text?.toLowerCase().split(/\s+/).includes(relation)).join(' ')

const kinds = ['story', 'url', 'email', 'asset'] as const

function toMultilink(link: v.InferOutput<typeof raw>): Multilink | undefined {
  const linktype = kinds.find(kind => kind === link.linktype) ?? 'url'
  const address = {
    story: link.story?.url || link.story?.full_slug || link.cached_url || link.url,
    url: link.url || link.cached_url,
    asset: assetAddress((link.url || link.cached_url || '').trim()),
    email: link.email || link.url,
  }[linktype]?.trim()
  const anchor = link.anchor?.trim()
  if (!(address || anchor) || !isShort(address) || !isShort(anchor)) return undefined
  const [title = '', rel] = [link.title?.trim(), relationsIn(link.rel)]
  return {
    kind: 'multilink',
    linktype,
    address: address ?? '',
    ...(anchor && { anchor }),
    newTab: link.target === '_blank',
    ...(title && title.length <= LONGEST_TITLE && { title }),
    ...(rel && { rel }),
  }
}

/** A link to a story, an address, an asset or a mailbox. An empty or hostile one counts as empty. */
export function multilink<R extends boolean = false>(
  options: FieldOptions<R> = {},
): Field<Filled<Multilink, R>> {
  const schema = v.pipe(raw, v.transform(toMultilink))
  return field<Multilink | undefined, R>(schema, {
    type: 'multilink',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  }) as Field<Filled<Multilink, R>>
}
