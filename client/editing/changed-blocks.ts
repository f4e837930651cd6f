type Content = Readonly<Record<string, unknown>>

interface PageBlock {
  readonly _uid: string
}

/** More blocks than these at once are a change of the whole page. */
const most = 3

const text = (value: unknown) => JSON.stringify(value)

/** The blocks of a page; undefined where one cannot be known again. */
function blocksOf({ body }: Content): readonly PageBlock[] | undefined {
  if (!Array.isArray(body)) return undefined
  const uids = body.map((block: Partial<PageBlock> | null) => block?._uid)
  return uids.every(uid => typeof uid === 'string' && uid !== '') && new Set(uids).size === uids.length
    ? body
    : undefined
}

/** The content without the text of its blocks: which blocks in which order, and the fields of the page itself. */
const frameOf = (content: Content, blocks: readonly PageBlock[]) =>
  text({ ...content, body: blocks.map(({ _uid }) => _uid) })

/**
 * The `_uid` of the few blocks of a page that differ between two contents; undefined if anything else differs, so that the whole page has to
 * be rendered again.
 */
export function changedBlocks(before: Content, after: Content): readonly string[] | undefined {
  const [former, present] = [blocksOf(before), blocksOf(after)]
  if (!former || !present || frameOf(before, former) !== frameOf(after, present)) return undefined
  const changed = present.filter((block, index) => text(block) !== text(former[index]))
  return changed.length <= most ? changed.map(({ _uid }) => _uid) : undefined
}
