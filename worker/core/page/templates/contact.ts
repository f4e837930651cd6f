import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { contactPersonSchema as schema } from '../../content/types/contacts.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Section, Sheet } from './template.ts'
import { emailLink, linkValue, paragraphs, phoneLink, whatsappLink } from './template.ts'

type Contact = FieldsOutput<typeof schema.fields>

interface Channel {
  readonly text: string | undefined
  readonly icon: string
  readonly href?: object | undefined
  /**
   * By default a button. The chat's button needs no address: without the chat it links to the contact page.
   */
  readonly component?: 'syntea-button'
}

const channelsOf = (contact: Contact): readonly Channel[] => [
  { text: contact.phoneLabel, href: phoneLink(contact.phone), icon: 'phone' },
  { text: contact.whatsappLabel, href: whatsappLink(contact.whatsapp), icon: 'whatsapp' },
  { text: contact.emailLabel, href: emailLink(contact.email), icon: 'mail' },
  {
    text: contact.callbackLabel,
    href: contact.showCallback ? linkValue(contact.callback) : undefined,
    icon: 'calendar',
  },
  {
    text: contact.showChat ? contact.chatLabel : undefined,
    icon: 'chat',
    component: 'syntea-button',
  },
  { text: contact.contactOverviewLabel, href: linkValue(contact.contactOverviewLink), icon: 'users' },
]

/** A channel takes a value and a label (requirement campaigns/contact). */
function buttonsOf({ make }: Sheet, contact: Contact): RawBlock[] {
  const shown = channelsOf(contact).filter(({ text, href, component }) => text && (href || component))
  return shown.map(({ text, href, icon, component = 'button' }, index) =>
    make(`contact-${icon}`, component, {
      text,
      href,
      iconBefore: icon,
      buttonType: index === 0 ? 'primary' : 'secondary',
    }),
  )
}

/** The contact person: picture, name, and the channels. */
export function contactSection(sheet: Sheet, related: Relation | undefined): Section {
  const contact = related && readContent(schema.fields, related.content)
  const title = sheet.say('sectionContact')
  if (!contact) return { name: 'contact', title, blocks: [] }
  const words = {
    media: contact.photo,
    imageSize: '33',
    headline: contact.name ?? related.name,
    headlineLevel: 'h3',
    text: paragraphs(contact.role, contact.location, contact.phoneNote),
    buttons: buttonsOf(sheet, contact),
    spacing: 'none',
  }
  return { name: 'contact', title, blocks: [sheet.make('contact-person', 'media-text', words)] }
}
