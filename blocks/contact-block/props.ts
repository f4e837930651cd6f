import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage, mailTarget, phoneTarget, type RequestChannel, whatsappTarget } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import { mapLink } from '../_kit/map-link.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { pageContact } from './data.ts'
import { type ContactAnswer, type Details, detailsOf, hasOwn } from './details.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

interface Channel {
  readonly icon: string
  readonly label: string
  readonly link: LinkTarget
  /** Below the channel, such as its hours. */
  readonly note?: string | undefined
  /** Opens a part of the page itself. */
  readonly request?: RequestChannel
  readonly form?: string | undefined
}

type PageContext = Pick<Context, 'sitePage'>

type Candidate = { readonly [K in keyof Channel]: Channel[K] | undefined }

/** The target of a callback: a page of its own, or a form. */
const callbackTarget = (
  { showCallback, callback, callbackForm }: Details,
  context: PageContext,
): LinkTarget | undefined =>
  showCallback ? (callback ?? (callbackForm ? contactPage(context) : undefined)) : undefined

const candidatesOf = (details: Details, context: PageContext): readonly Candidate[] => [
  { icon: 'phone', label: details.phoneLabel, link: phoneTarget(details.phone), note: details.phoneNote },
  { icon: 'whatsapp', label: details.whatsappLabel, link: whatsappTarget(details.whatsapp) },
  { icon: 'mail', label: details.emailLabel, link: mailTarget(details.email) },
  {
    icon: 'clock',
    label: details.callbackLabel,
    link: callbackTarget(details, context),
    request: 'callback',
    form: details.callbackForm,
  },
  {
    icon: 'chat',
    label: details.chatLabel,
    link: details.showChat ? contactPage(context) : undefined,
    request: 'chat',
  },
]

/** Channels with a value and a label, in the order of the requirement. */
const channelsOf = (details: Details, context: PageContext): readonly Channel[] =>
  candidatesOf(details, context).flatMap(({ label, link, ...channel }) =>
    label && link ? [{ ...channel, label, link } as Channel] : [],
  )

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
