import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { productSchema as schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'

export type Product = Omit<FieldsOutput<typeof schema.fields>, 'title'> & { readonly title: string }

/** A product with its title: its own, or the name of its story. */
export function productOf({ name, content }: Relation): Product {
  const product = readContent(schema.fields, content)
  return { ...product, title: product.title ?? name }
}
