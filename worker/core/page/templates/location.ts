import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { locationFields } from '../../content/types/location.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import { rowsOf } from './facts.ts'
import { heroOf } from './hero.ts'
import type { Section, Sheet, Template } from './template.ts'
import { emailLink, linkValue, phoneLink } from './template.ts'
import { textSection } from './topics.ts'

type Location = FieldsOutput<typeof locationFields>

const lines = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n')

function visitFacts({ make, say }: Sheet, location: Location): RawBlock[] {
  const { street, postalCode, city, openingHours } = location
  const town = [postalCode, city].filter(Boolean).join(' ')
  const hours = openingHours.map(({ days, hours }) => [days, hours].filter(Boolean).join(' '))
  const facts = [
    { icon: 'location', title: say('address'), content: lines(street, town) },
    { icon: 'clock', title: say('openingHours'), content: lines(...hours) },
  ]
  return facts.flatMap((fact, index) => (fact.content ? [make(`visit-${index}`, 'fact', fact)] : []))
}

function visitButtons({ make }: Sheet, { mapLink, mapLinkLabel, phone, email }: Location): RawBlock[] {
  const buttonType = 'secondary'
  const buttons = [
    { place: 'map-link', text: mapLinkLabel, href: linkValue(mapLink), iconBefore: 'location' },
    { place: 'phone', text: phone, href: phoneLink(phone), iconBefore: 'phone', buttonType },
    { place: 'email', text: email, href: emailLink(email), iconBefore: 'mail', buttonType },
  ]
  return buttons.flatMap(({ place, ...button }) =>
    button.text && button.href ? [make(`visit-${place}`, 'button', button)] : [],
  )
}

/** Address and opening hours, then the map with the ways to contact the location. */
function visitSection(sheet: Sheet, location: Location): Section {
  const media = location.mapImage
  const buttons = visitButtons(sheet, location)
  const map =
    media || buttons.length
      ? [sheet.make('visit-map', 'media-text', { media, imageSize: '66', buttons, spacing: 'none' })]
      : []
  return {
    name: 'visit',
    title: sheet.say('sectionVisit'),
    blocks: [...rowsOf(sheet, 'visit', visitFacts(sheet, location)), ...map],
  }
}

/** A campus or an examination centre. */
export const location: Template = sheet => {
  const content = readContent(locationFields, sheet.content)
  return {
    hero: heroOf(sheet, { frameLabel: content.city }),
    sections: [
      visitSection(sheet, content),
      textSection(sheet, 'directions', { title: 'sectionDirections', content: content.directions }),
      contactSection(sheet, content.contact),
    ],
    pageType: 'location',
  }
}
