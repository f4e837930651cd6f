import type { Need } from '../../../../blocks/_kit/context.ts'
import type { Stories } from '../../content/stories/stories.ts'
import type { Story } from '../../content/types/story.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import type { LedgerReader } from '../../platform/price-ledger/ledger-store.ts'
import type { PageData } from './page-data.ts'

export interface LoadDependencies {
  readonly publication: PageData['publication']
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly readLedger: LedgerReader
  /** Only some blocks of the page are requested: header, footer and contact bubble are not loaded. */
  readonly isPart?: boolean
  /** Ids of header stories that experiments may force. */
  readonly forcedHeaderIds: readonly string[]
  /** Collects the platform data that the blocks of a story's page need. `anchor` is that of the story as it was read. */
  readonly needsOf: (story: Story, anchor: object) => readonly Need[]
}
