import type { ItemListLeaf } from 'schema-dts'
import { isRawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Programme } from '../../../../blocks/_kit/programmes/programme.ts'
import { parameterNames as tableParameters } from '../../../../blocks/programme-table/parameters.ts'
import { parameterNames as finderParameters } from '../../../../blocks/study-finder/parameters.ts'
import { objectsOf } from '../../content/tree.ts'

/** Blocks that list the programmes of the site, with the parameters by which they show fewer, or in another order. */
const lists: ReadonlyMap<string, readonly string[]> = new Map([
  ['study-finder', finderParameters],
  ['programme-table', tableParameters],
])

/** The parameters of the first list of programmes on a page; undefined where it has none. */
export function listParametersIn(body: unknown): readonly string[] | undefined {
  for (const node of objectsOf(body)) {
    const parameters = isRawBlock(node) && lists.get(node.component)
    if (parameters) return parameters
  }
  return undefined
}

/** A list of courses has at least three (Google, "course list"). */
const fewest = 3
/** Maximum programmes: as many as the first page of each list shows. */
const most = 12

/** The programmes that a page lists, each by the page that describes it; undefined where they are too few. */
export function courseListOf(
  programmes: readonly Pick<Programme, 'path' | 'kind'>[],
  origin: string,
): ItemListLeaf | undefined {
  const listed = programmes.filter(({ kind }) => kind === 'programme')
  if (listed.length < fewest) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: listed.slice(0, most).map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(path, origin).href,
    })),
  }
}
