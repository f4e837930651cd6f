import * as v from 'valibot'
import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { field } from '../../../../blocks/_kit/fields/field.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { type DegreeType, degreeTypeOf, degreeTypes } from '../../../../blocks/_kit/programmes/degree-type.ts'
import { courseModeField } from '../../../../blocks/_kit/programmes/shared-fields.ts'
import { languagesFrom } from '../../../../blocks/_kit/words.ts'
import { courseTermsFields } from '../../../../blocks/course-terms/schema.ts'
import { productFacts } from './product-facts.ts'

/** Story type `product`: a product, independent of the pages that describe it (requirement content-model/variant). */
export const schema = block(
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
