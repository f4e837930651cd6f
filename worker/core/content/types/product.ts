import * as v from 'valibot'
import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { field } from '../../../../blocks/_kit/fields/field.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { programmeStarts } from '../../../../blocks/_kit/programme-starts.ts'
import { type DegreeType, degreeTypeOf, degreeTypes } from '../../../../blocks/_kit/programmes/degree-type.ts'
import { courseModeField } from '../../../../blocks/_kit/programmes/shared-fields.ts'
import { languagesFrom } from '../../../../blocks/_kit/words.ts'
import { courseTermsFields } from '../../../../blocks/course-terms/schema.ts'

/** Qualifications for a programme: an applicant needs one of them. */
const admissionWays = [
  'school-certificate',
  'further-training',
  'vocational-training',
  'work-experience',
  'first-degree',
] as const

/** Numbers and codes that lists compare and filter by, beside the words of `ects` and `duration` that pages show (requirement content-model/product-facts). */
const productFacts = {
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

/** Story type `product`: a product, independent of the pages that describe it (requirement content-model/variant). */
export const productSchema = block(
  { title: 'Product', description: 'A programme as it is booked: degree, prices, admission.' },
  {
    title: text({ description: 'Default: the name of the story.' }),
    careId: text({ translatable: false, description: 'Id in the student management system.' }),
    unit: items(
      'product-unit',
      { name: text(), abbreviation: text({ translatable: false }), courseMode: courseModeField() },
      { max: 1 },
    ),
    cluster: text({ description: 'Field of study.' }),
    degree: text({ description: 'In full: "Bachelor of Arts (B.A.)".' }),
    degreeType: field<DegreeType | undefined, false>(v.pipe(v.unknown(), v.transform(degreeTypeOf)), {
      type: 'option',
      translatable: false,
      options: degreeTypes,
      required: false,
    }),
    ects: text({ description: 'Credits with their unit: "180 ECTS".' }),
    duration: text(),
    ...productFacts,
    languages: options(languagesFrom('de'), { description: 'Those it is taught in.' }),
    pricemodels: bloks({ allowed: ['price-box'] }),
    ...courseTermsFields,
    admissionRequirementsItems: items('admission-requirement', { title: text(), content: richtext() }),
    teaser: textarea({ description: 'A sentence or two for cards.' }),
    image: asset({ description: 'For cards.' }),
    link: multilink({ description: 'The page that tells of it.' }),
    linkLabel: text({ description: 'Words at the foot of cards.' }),
  },
)

const cost = {
  title: text({ description: 'What is paid for.' }),
  amount: text({ description: 'With its currency; no campaign lowers it: "699 €".' }),
  note: text({ description: 'When, how often.' }),
}

/** Story type `additional-costs`: costs beside the fees, defined once for all programmes. */
export const additionalCostsSchema = block(
  { title: 'Additional costs', description: 'Costs beside the fees of a programme.' },
  {
    headline: text(),
    content: richtext(),
    costs: items('additional-cost', cost),
  },
)
