import { type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../base/caching/memoize.ts'
import {
  type BlockHandle,
  type CachedPage,
  type CacheHandle,
  cacheHandle,
  type Region,
  type UncachedPage,
} from './model.ts'
import { resolveBlock } from './resolve-block.ts'

/** The parts of a page, all frozen: equal parts are the same objects as in the previous version. */
export interface PageParts {
  readonly status: number
  readonly body: readonly RawBlock[]
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** Blocks that float above the page. */
  readonly aside?: RawBlock | undefined
  /**
   * A dialog after the footer. It is not in `aside`, whose content stays, with the visitor's state, while
   * this region may be replaced.
   */
  readonly exitLayer?: RawBlock | undefined
}

/** The banner has no content in the story: its `props.ts` reads the campaign. */
const bannerBlock: RawBlock = Object.freeze({
  component: 'header-campaign-banner',
  _uid: 'header-campaign-banner',
})

/** Nor has the way to the page, which its pages tell. */
const breadcrumbsBlock: RawBlock = Object.freeze({ component: 'breadcrumbs', _uid: 'breadcrumbs' })

function handlesOf<C extends CacheHandle | undefined>(
  blocks: readonly RawBlock[],
  region: Region,
  cacheOf: (block: RawBlock) => C,
): (BlockHandle & { readonly cache: C })[] {
  const seen = new Map<string, number>()
  return blocks.map((source, index) => {
    const uid = uidOf(source) ?? `${source.component}-${index}`
    const occurrence = seen.get(uid) ?? 0
    seen.set(uid, occurrence + 1)
    const cache = cacheOf(source)
    return {
      source,
      cache,
      uid,
      region,
      occurrence,
      resolve: resolution => resolveBlock(source, uid, resolution),
    }
  })
}

type CachedHandles = CachedPage['regions']['main']

// Handles do not depend on the request: they are made once for each version of a list.
const handlesOfBody = memoize(
  (blocks: readonly RawBlock[], region: Region): CachedHandles => handlesOf(blocks, region, cacheHandle),
)
const handlesOfBlock = memoize(
  (block: RawBlock, region: Region): CachedHandles => handlesOf([block], region, cacheHandle),
)

/** The page as an ordered list of lazy blocks. Pure: the same parts give the same page. */
export function assemblePage({
  anchor,
  status,
  body,
  header,
  footer,
  aside,
  exitLayer,
}: PageParts & { readonly anchor: object }): CachedPage {
  const single = (block: RawBlock | undefined, region: Region) => (block ? handlesOfBlock(block, region) : [])
  return {
    publication: 'published',
    status,
    anchor: cacheHandle(anchor),
    regions: {
      header: header ? [bannerBlock, header, breadcrumbsBlock].flatMap(block => single(block, 'header')) : [],
      main: handlesOfBody(body, 'main'),
      footer: [...single(footer, 'footer'), ...single(exitLayer, 'footer')],
      aside: single(aside, 'aside'),
    },
  }
}

/** The page for one request alone, which cannot be cached. */
export function assembleUncached(
  { status, body, header, footer, aside, exitLayer }: PageParts,
  publication: UncachedPage['publication'],
): UncachedPage {
  const handles = (region: Region, blocks: readonly RawBlock[]) => handlesOf(blocks, region, () => undefined)
  return {
    publication,
    status,
    regions: {
      header: header ? handles('header', [bannerBlock, header, breadcrumbsBlock]) : [],
      main: handles('main', body),
      footer: handles(
        'footer',
        [footer, exitLayer].filter(block => block !== undefined),
      ),
      aside: aside ? handles('aside', [aside]) : [],
    },
  }
}
