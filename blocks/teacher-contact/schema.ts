import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'
import { timetable } from '../_kit/timetable.ts'

/** Requirement people-blocks/teacher-contact. */
export const schema = block(
  {
    title: 'Teacher’s contact',
    category: 'people',
    description: 'How to reach a teacher, and where they publish. A channel shows only with its label.',
  },
  {
    photo: asset({ description: 'A portrait; it is cut 1:1' }),
    office: text({ description: 'Where the room is' }),
    officeHours: timetable('When the person is there for questions'),
    email: text({ translatable: false }),
    emailLabel: text(),
    phone: text({ translatable: false }),
    phoneLabel: text(),
    linkedIn: multilink(),
    linkedInLabel: text(),
    xing: multilink(),
    xingLabel: text(),
    facebook: multilink(),
    facebookLabel: text(),
    researchGate: multilink(),
    researchGateLabel: text(),
    orcid: multilink(),
    orcidLabel: text(),
  },
)
