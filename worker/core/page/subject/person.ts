import type { PersonLeaf } from 'schema-dts'
import { plainText } from '../../content/plain-text.ts'
import { personSchema as schema } from '../../content/types/person.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { type DescribedPage, providerOf } from './organization.ts'
import { present } from './present.ts'

export interface PersonSubject {
  readonly role: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly profiles: readonly string[]
  readonly subjects: readonly string[]
}

/** Reads the person of a person story; undefined for other stories. */
export function personSubject({ content }: Story): PersonSubject | undefined {
  if (content.component !== 'person') return undefined
  const { role, email, phone, subjects, ...person } = readContent(schema.fields, content)
  const networks = [person.linkedIn, person.xing, person.facebook, person.researchGate, person.orcid]
  return {
    role: role && plainText(role),
    email,
    phone,
    profiles: networks.flatMap(link => (link?.linktype === 'url' ? link.address : [])),
    subjects: subjects.flatMap(({ title }) => (title ? plainText(title) : [])),
  }
}

export interface PersonPage extends DescribedPage {
  readonly person: PersonSubject
}

/** The structured data of a teacher. */
export const personOf = ({ person, name, description, url, image, site, origin }: PersonPage): PersonLeaf =>
  present<PersonLeaf>({
    '@type': 'Person',
    name,
    description,
    url,
    image,
    jobTitle: person.role,
    email: person.email,
    telephone: person.phone,
    worksFor: providerOf(site, origin),
    knowsAbout: person.subjects,
    sameAs: person.profiles,
  })
