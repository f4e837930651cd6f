import type { RawBlock } from './fields/bloks.ts'

/**
 * Sample content of a block as the CMS delivers it. Drives contract tests, gallery, accessibility tests, screenshots,
 * and the demonstration site. The text is that of the demonstration provider.
 */
export interface Fixture {
  /** Kebab-case; the fixture's address in the gallery. */
  readonly name: string
  readonly content: RawBlock
  /** Edge cases (empty, longest text) that the gallery's overview leaves out. */
  readonly hidden?: boolean
}
