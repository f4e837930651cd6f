import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { CourseMode } from '../../../../blocks/_kit/programmes/shared-fields.ts'
import { schema as termsSchema } from '../../../../blocks/course-terms/schema.ts'
import { schema as boxesSchema } from '../../../../blocks/price-boxes/schema.ts'
import { readContent } from '../../content/types/read-content.ts'
import { blocksNamed } from '../blocks-named.ts'
import { type CourseModel, modelsOf } from './course-models.ts'

const careIdField = { careId: boxesSchema.fields.careId }

const careIdOf = (block: RawBlock) => readContent(careIdField, block).careId

const { careId, courseMode, totalPrice } = termsSchema.fields
const termsFields = { careId, courseMode, totalPrice }

/** The programme of a page, from its blocks. */
interface CourseOnPage {
  readonly code: string
  readonly mode: CourseMode | undefined
  readonly models: readonly CourseModel[]
}

/**
 * The programme that an editors' page is about, from its blocks: the only programme whose terms the page shows, with its price boxes. Price
 * boxes alone are not enough: they are also on pages about other things, such as the home page.
 */
export function courseOnPage(content: unknown): CourseOnPage | undefined {
  const named = blocksNamed('course-terms', content)
    .map(block => readContent(termsFields, block))
    .filter(terms => terms.careId)
  const [{ careId: code, courseMode: mode, totalPrice: total } = {}] = named
  if (!code || named.some(terms => terms.careId !== code)) return undefined
  const boxes = blocksNamed('price-boxes', content).filter(block => careIdOf(block) === code)
  return {
    code,
    mode,
    models: modelsOf(
      boxes.flatMap(block => blocksNamed('price-box', block)),
      total,
    ),
  }
}
