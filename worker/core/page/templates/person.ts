import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { RichTextDocument } from '../../../../blocks/_kit/fields/richtext.ts'
import { personSchema as schema } from '../../content/types/person.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import { heroOf } from './hero.ts'
import type { Section, Sheet, Template } from './template.ts'
import { linkValue, paragraphs } from './template.ts'
import { checklistOf } from './topics.ts'

type Person = FieldsOutput<typeof schema.fields>

const networks = {
  linkedIn: 'LinkedIn',
  xing: 'Xing',
  facebook: 'Facebook',
  researchGate: 'ResearchGate',
  orcid: 'ORCID',
} as const

/** Portrait, room, office hours, and the channels, each with its label. */
function contactOf({ make }: Sheet, person: Person): RawBlock[] {
  const { photo, office, officeHours, email, phone } = person
  const channels = Object.entries(networks).flatMap(([network, label]) => {
    const link = linkValue(person[network as keyof typeof networks])
    return link ? [[network, link] as const, [`${network}Label`, label] as const] : []
  })
  const addresses = { email, emailLabel: email, phone, phoneLabel: phone }
  const contact = { photo, office, officeHours, ...addresses, ...Object.fromEntries(channels) }
  return email || phone || channels.length ? [make('profile-contact', 'teacher-contact', contact)] : []
}

/** The sentence of the person's own, as a quotation before the biography. */
function wordsOf({ quote, biography }: Person): RichTextDocument | undefined {
  const said = paragraphs(quote)
  if (!said) return biography
  return {
    type: 'doc',
    content: [
      { type: 'blockquote', ...(said.content && { content: said.content }) },
      ...(biography?.content ?? []),
    ],
  }
}

/** What somebody says and where they come from; beside it portrait, office hours, and where to reach them. */
function profileSection(sheet: Sheet, person: Person): Section {
  const content = wordsOf(person)
  const words = content ? [sheet.make('profile-words', 'rich-text', { content })] : []
  return {
    name: 'profile',
    title: sheet.say('sectionProfile'),
    blocks: [...words, ...contactOf(sheet, person)],
    layout: 'rail',
    density: 'dense',
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
