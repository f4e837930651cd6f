import type { ContentOf } from '../_kit/block-schema.ts'
import { contactFields } from '../_kit/contact-fields.ts'
import type { Asset } from '../_kit/fields/asset.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/**
 * Fields that suffice to show a contact, each by itself; not the link to all contacts, which any contact may have, nor the
 * map, which belongs to the location.
 */
const own = Object.keys(contactFields).filter(
  name => !/^contactOverview|^locationOnMap$/.test(name),
) as readonly Exclude<
  keyof typeof contactFields,
  'contactOverviewLabel' | 'contactOverviewLink' | 'locationOnMap'
>[]

/** Whether the block names a contact itself. */
export const hasOwn = (content: Readonly<Record<(typeof own)[number], unknown>>): boolean =>
  own.some(name => content[name])

/** A contact, of the block's fields or of the call. */
export type Details = Pick<Resolved<ContentOf<typeof schema>>, keyof typeof contactFields>

/** The answer of the call `contact` (requirement campaigns/contact); empty where the page has none. */
export type ContactAnswer = Partial<Omit<Details, 'photo' | 'callback' | 'contactOverviewLink'>> & {
  readonly photo?: Pick<Asset, 'filename' | 'alt'>
  readonly callback?: string
  readonly contactOverviewLink?: string
}

const target = (href: string | undefined): LinkTarget | undefined =>
  href?.startsWith('http') ? { href, target: '_blank', rel: 'noopener' } : href ? { href } : undefined

const empty = Object.fromEntries(Object.keys(contactFields).map(name => [name, undefined]))

/** The contact of an answer. */
export const detailsOf = ({ callback, contactOverviewLink, ...answer }: ContactAnswer): Details =>
  // Every field is there; flags that are not set are as good as false.
  ({
    ...empty,
    ...answer,
    callback: target(callback),
    contactOverviewLink: target(contactOverviewLink),
  }) as Details
