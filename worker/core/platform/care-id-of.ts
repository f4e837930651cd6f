import * as v from 'valibot'
import { productSchema } from '../content/types/product.ts'
import { groupingFields, variantFields } from '../content/types/programmes.ts'
import { readContent } from '../content/types/read-content.ts'
import type { Story } from '../content/types/story.ts'
import { careId } from './page-query.ts'

const fields = { product: variantFields.product, products: groupingFields.products }

/**
 * The product that a page is about, as the calls name it: the programme's, or the only one of a group. Empty where there is none, or
 * where calls do not accept its id.
 */
export function careIdOf({ content }: Pick<Story, 'content'>): string {
  const { product, products } = readContent(fields, content)
  const [only, another] = product ? [product] : products
  if (!only || another) return ''
  const result = v.safeParse(careId, readContent(productSchema.fields, only.content).careId)
  return result.success ? result.output : ''
}
