import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import { mapLink } from '../_kit/map-link.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { channelsOf } from './channels.ts'
import { pageContact } from './data.ts'
import { type ContactAnswer, type Details, detailsOf, hasOwn } from './details.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The contact of the page; undefined fields if it is empty, or its call failed. */
function answerOf(content: Content, context: Context): Details {
  // The call's schema gives it this shape.
  const answer = context.data(pageContact) as ContactAnswer | undefined
  const { contactOverviewLabel, contactOverviewLink } = content
  const own = contactOverviewLabel && contactOverviewLink && { contactOverviewLabel, contactOverviewLink }
  return { ...detailsOf(answer ?? {}), ...own }
}

const overviewOf = ({ contactOverviewLabel: label, contactOverviewLink: link }: Details) =>
  label && link ? { label, link } : undefined

/** The location, with a link to a map of it unless editors say that maps do not find it. */
function placeOf({ location, locationOnMap }: Details, context: Context) {
  if (!location) return undefined
  const map = locationOnMap ? mapLink(location) : undefined
  const mapHint = map && `${context.message('map')}, ${context.message('opensInNewTab')}`
  return { text: location, map, mapHint }
}

/** Its own fields, else the person it names, else the contact of the page; without any, a link to the contact page. */
export function props(content: Content, context: Context) {
  const { headline, headlineLevel: level, person } = content
  const details = hasOwn(content) ? content : (person ?? answerOf(content, context))
  const channels = channelsOf(details, context)
  const { photo, name, role, location } = details
  const overview = overviewOf(details)
  const words = context.words(messages)
  const isSomebody = channels.length > 0 || name || photo || location
  return {
    headline: headline ?? (isSomebody ? name : undefined) ?? words.questions,
    level,
    name: headline ? name : undefined,
    role,
    photo,
    location: placeOf(details, context),
    channels,
    /** Name of the person, if the channels belong to one. */
    person: name,
    overview: overview ?? (isSomebody ? undefined : { label: words.allContacts, link: contactPage(context) }),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type ContactBlockProps = NonNullable<ReturnType<typeof props>>
