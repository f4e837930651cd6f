import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { deriveBlock } from './derive.ts'
import type { BlockHandle, PageModel } from './model.ts'

/** The parts a page is made of, all frozen: equal parts are the same objects as in the version before. */
export interface PageParts {
  readonly status: number
  readonly anchor: object
  readonly body: readonly RawBlock[]
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
}

/** The banner has no content of its own: its `props.ts` asks for the campaign. */
const bannerBlock: RawBlock = Object.freeze({
  component: 'header-campaign-banner',
  _uid: 'header-campaign-banner',
})

const uidOf = (block: RawBlock, index: number) =>
  typeof block._uid === 'string' && block._uid ? block._uid : `${block.component}-${index}`

function handlesOf(blocks: readonly RawBlock[]): BlockHandle[] {
  const seen = new Map<string, number>()
  return blocks.map((source, index) => {
    const uid = uidOf(source, index)
    const occurrence = seen.get(uid) ?? 0
    seen.set(uid, occurrence + 1)
    return {
      kind: 'block',
      source,
      uid,
      occurrence,
      derive: derivation => deriveBlock(source, uid, derivation),
    }
  })
}

// Handles say nothing of a request: they are made once for each version of a list.
const known = new WeakMap<object, readonly BlockHandle[]>()

function memoisedHandles(key: object, blocks: readonly RawBlock[]): readonly BlockHandle[] {
  const before = known.get(key)
  if (before) return before
  const handles = handlesOf(blocks)
  known.set(key, handles)
  return handles
}

const single = (block: RawBlock | undefined) => (block ? memoisedHandles(block, [block]) : [])

/** The page as an ordered list of lazy blocks. Pure: the same parts give the same page. */
export function assemblePage({ status, anchor, body, header, footer }: PageParts): PageModel {
  return {
    status,
    anchor,
    regions: {
      header: header ? [...single(bannerBlock), ...single(header)] : [],
      main: memoisedHandles(body, body),
      footer: single(footer),
    },
  }
}
