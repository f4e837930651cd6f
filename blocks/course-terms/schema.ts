import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'
import { courseModeField, isOwnPage, totalPriceField } from '../_kit/programmes/shared-fields.ts'

/** Legally required terms for the sale of distance courses; products have the same fields. */
export const courseTermsFields = {
  totalPrice: totalPriceField(),
  totalPriceNote: text({ description: 'What it is made of: the instalments and a single fee.' }),
  approvalNumber: text({
    description: 'Of the approval as a distance course, with the name of its register.',
  }),
}

/** A link of the page itself: the delivery API translates those, and not the ones of related stories. */
export const withdrawalLink = multilink({ description: 'The page with the right of withdrawal.' })

/** Requirement programme-blocks/course-terms. */
export const schema = block(
  {
    title: 'Course terms',
    category: 'programmes',
    description: 'The price with all costs, the number of the approval, and the right of withdrawal.',
  },
  {
    careId: text({
      translatable: false,
      description:
        'Id of the programme in the student management system, where the page is about it alone: an offer for it counts, and search engines are told of the programme',
    }),
    isOwnPage: isOwnPage(),
    courseMode: courseModeField(),
    ...courseTermsFields,
    withdrawalLink,
  },
)
