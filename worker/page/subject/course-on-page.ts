import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { schema as boxesSchema } from '../../../blocks/price-boxes/schema.ts'
import { readContent } from '../../content/types/read-content.ts'
import { blocksNamed } from '../blocks-named.ts'
import { type CourseModel, modelsOf } from './course-models.ts'

const careIdField = { careId: boxesSchema.fields.careId }

const careIdOf = (block: RawBlock) => readContent(careIdField, block).careId

/**
 * The programme that a page of editors is about, as far as its blocks say: the only one whose terms it has, with the price boxes that name the
 * same. Price boxes alone stand on pages about other things as well, such as the home page.
 */
export function courseOnPage(
  content: unknown,
): { readonly code: string; readonly models: readonly CourseModel[] } | undefined {
  const [code, another] = new Set(
    blocksNamed('course-terms', content).flatMap(block => careIdOf(block) ?? []),
  )
  if (!code || another) return undefined
  const boxes = blocksNamed('price-boxes', content).filter(block => careIdOf(block) === code)
  return { code, models: modelsOf(boxes.flatMap(block => blocksNamed('price-box', block))) }
}
