import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { schema as termsSchema } from '../../../blocks/course-terms/schema.ts'
import { productSchema } from '../content/types/product.ts'
import { variantFields } from '../content/types/programmes.ts'
import { readContent } from '../content/types/read-content.ts'
import { blocksNamed } from './blocks-below.ts'
import { modelsOf } from './subject/course-models.ts'

interface Terms {
  readonly total: boolean
  readonly approval: boolean
  readonly withdrawal: boolean
}

const lackingOf = ({ total, approval, withdrawal }: Terms): readonly string[] => [
  ...(total ? [] : ['the total price']),
  ...(approval ? [] : ['the number of the approval']),
  ...(withdrawal ? [] : ['the link to the right of withdrawal']),
]

/** Whether each price model has its own total, or the course has one. */
function hasTotal(total: number | undefined, boxes: readonly RawBlock[]): boolean {
  const models = modelsOf(boxes, total)
  return Boolean(total) || (models.length > 0 && models.every(model => model.total))
}

function lackedByVariant(content: RawBlock): readonly string[] {
  const { product, withdrawalLink } = readContent(variantFields, content)
  if (!product) return []
  const { unit, totalPrice, pricemodels, approvalNumber } = readContent(productSchema.fields, product.content)
  if (unit[0]?.courseMode !== 'online') return []
  return lackingOf({
    total: hasTotal(totalPrice, pricemodels.items),
    approval: Boolean(approvalNumber),
    withdrawal: Boolean(withdrawalLink),
  })
}

const lackedByBlocks = (content: RawBlock): readonly string[] =>
  blocksNamed('course-terms', content).flatMap(block => {
    const { careId, courseMode, totalPrice, approvalNumber, withdrawalLink } = readContent(
      termsSchema.fields,
      block,
    )
    if (!careId || courseMode !== 'online') return []
    const boxes = blocksNamed('price-boxes', content).filter(prices => prices.careId === careId)
    return lackingOf({
      total: hasTotal(
        totalPrice,
        boxes.flatMap(prices => blocksNamed('price-box', prices)),
      ),
      approval: Boolean(approvalNumber),
      withdrawal: Boolean(withdrawalLink),
    })
  })

/**
 * The legally required terms of a distance course, for contracts that are concluded online, that the page lacks; empty for other
 * content (requirement contracts/courses).
 */
export const lackingTerms = (content: RawBlock): readonly string[] =>
  content.component === 'variant' || content.component === 'lp-variant'
    ? lackedByVariant(content)
    : lackedByBlocks(content)

interface TermsQuestion {
  readonly content: RawBlock
  /** The day from which the unit requires them, `YYYY-MM-DD`; undefined where it does not. */
  readonly from: string | undefined
  /** Today in the unit's zone. */
  readonly today: string
}

/**
 * The required terms that a page lacks: before the unit's day they are warnings; from that day on faults, which hold back its publish.
 */
export function requiredTerms({ content, from, today }: TermsQuestion) {
  const lacking = from === undefined ? [] : lackingTerms(content)
  const lines = lacking.map(
    what => `this distance course lacks ${what}, which the unit requires from ${from}`,
  )
  return from !== undefined && from <= today
    ? { faults: lines, warnings: [] }
    : { faults: [], warnings: lines }
}
