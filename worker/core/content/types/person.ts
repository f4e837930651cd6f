import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { timetable } from '../../../../blocks/_kit/timetable.ts'
import { templateFields } from './page.ts'

/**
 * Story type `person`: a teacher. Its profiles on other sites are those of requirement people-blocks/teacher-contact.
 */
export const personSchema = block(
  { title: 'Person', description: 'Somebody who teaches or advises, with a page of their own.' },
  {
    ...templateFields,
    role: text({ description: 'Professorship or task.' }),
    photo: asset({ description: 'A portrait; it is cut 1:1.' }),
    biography: richtext(),
    quote: textarea({ description: 'A sentence of their own.' }),
    office: text(),
    officeHours: timetable('When the person is there for questions'),
    phone: text({ translatable: false }),
    email: text({ translatable: false }),
    linkedIn: multilink(),
    xing: multilink(),
    facebook: multilink(),
    researchGate: multilink(),
    orcid: multilink(),
    subjects: items('person-subject', { title: text() }),
  },
)
