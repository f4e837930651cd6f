import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { programmeStarts } from '../../../../blocks/_kit/programme-starts.ts'

/** Qualifications for a programme: an applicant needs one of them. */
const admissionWays = [
  'school-certificate',
  'further-training',
  'vocational-training',
  'work-experience',
  'first-degree',
] as const

/** Numbers and codes that lists compare and filter by, beside the words of `ects` and `duration` that pages show (requirement content-model/product-facts). */
export const productFacts = {
  credits: number({ min: 0, description: 'ECTS credits of the whole programme.' }),
  creditHours: number({
    min: 1,
    max: 60,
    description: 'Hours of work that one credit stands for; search engines are told what the whole is.',
  }),
  recognizedEcts: number({ min: 0, description: 'ECTS credits for earlier learning, at most.' }),
  durations: items(
    'product-duration',
    { months: number({ min: 1, max: 240, required: true }) },
    { description: 'One for each speed.' },
  ),
  starts: options(programmeStarts, { description: 'Of each year.' }),
  places: items(
    'product-place',
    { name: text({ required: true }) },
    { description: 'Where it is taught; none for a programme without classes at a place.' },
  ),
  admissionWays: options(admissionWays, { description: 'One of them is enough.' }),
}
