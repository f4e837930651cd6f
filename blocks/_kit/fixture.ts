import type { RawBlock } from './fields/bloks.ts'

/**
 * Sample content of a block as the CMS delivers it. Drives contract tests, gallery, accessibility tests, screenshots,
 * and the demonstration site. The text is that of the demonstration provider.
 */
export interface Fixture {
  /** Kebab-case; the fixture's address in the gallery. */
  readonly name: string
  readonly content: RawBlock
  /** Query of the address at which the block is shown, without `?`: a visitor's choices. */
  readonly query?: string
  /** Edge cases (empty, longest text) that the gallery's overview leaves out. */
  readonly hidden?: boolean
  /** The name under which editors may begin a block with this content. */
  readonly preset?: string
  /** The answer to the block's call, where it differs from that of all fixtures. */
  readonly answer?: unknown
}
