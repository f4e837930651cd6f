import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import type { Product } from './product.ts'
import type { Section, Sheet } from './template.ts'
import { linkValue } from './values.ts'

/** A link to the comparison of the page's programmes with others; not a section with a title. */
export function compareSection(
  { make }: Sheet,
  link: Multilink | undefined,
  products: readonly Product[],
): Section {
  const careIds = products.flatMap(({ careId }) => careId ?? []).join(',')
  return {
    name: 'compare',
    blocks: link && careIds ? [make('compare-link', 'compare-link', { link: linkValue(link), careIds })] : [],
  }
}
