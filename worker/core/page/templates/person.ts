import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { personSchema as schema } from '../../content/types/person.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import { heroOf } from './hero.ts'
import type { Section, Sheet, Template } from './template.ts'
import { emailLink, linkValue, paragraphs, phoneLink } from './template.ts'
import { checklistOf } from './topics.ts'

type Person = FieldsOutput<typeof schema.fields>

const networks = {
  linkedIn: 'LinkedIn',
  xing: 'Xing',
  facebook: 'Facebook',
  researchGate: 'ResearchGate',
  orcid: 'ORCID',
} as const

function linksOf({ make }: Sheet, person: Person): RawBlock[] {
  const { phone, email } = person
  const links = [
    { place: 'email', label: email, href: emailLink(email), iconBefore: 'mail' },
    { place: 'phone', label: phone, href: phoneLink(phone), iconBefore: 'phone' },
    ...Object.entries(networks).map(([network, label]) => ({
      ...{ place: network, label },
      href: linkValue(person[network as keyof typeof networks]),
    })),
  ]
  return links.flatMap(({ place, ...link }) =>
    link.label && link.href ? [make(`profile-${place}`, 'link', link)] : [],
  )
}

function withParagraphsBefore(document: Person['biography'], lead: ReturnType<typeof paragraphs>) {
  if (!document || !lead) return document ?? lead
  return { ...document, content: [...(lead.content ?? []), ...(document.content ?? [])] }
}

/** Portrait, biography, and where to reach the person. */
function profileSection(sheet: Sheet, person: Person): Section {
  const media = person.photo
  const buttons = linksOf(sheet, person)
  const text = withParagraphsBefore(person.biography, paragraphs(person.office))
  const profile = { media, imageSize: '33', text, buttons, spacing: 'none' }
  return {
    name: 'profile',
    title: sheet.say('sectionProfile'),
    blocks: media || text || buttons.length ? [sheet.make('profile-words', 'media-text', profile)] : [],
  }
}

/** The page of a teacher. */
export const person: Template = sheet => {
  const content = readContent(schema.fields, sheet.content)
  const subjects = content.subjects.map(({ title }) => title)
  return {
    hero: heroOf(sheet, { frameLabel: content.role }),
    sections: [
      profileSection(sheet, content),
      {
        name: 'subjects',
        title: sheet.say('sectionSubjects'),
        blocks: checklistOf(sheet, 'subjects', subjects),
      },
      contactSection(sheet, content.contact),
    ],
    pageType: 'person',
  }
}
