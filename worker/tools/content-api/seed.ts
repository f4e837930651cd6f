import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { type SpaceEntry, spaceEntries } from './space.ts'

/** The KV entries of spaces, in the order in which they must be written. A new local state gets them (`commands/local/seed.ts`). */
export const seedEntries = (spaces: readonly SpaceSeed[]): readonly SpaceEntry[] =>
  spaces.flatMap(spaceEntries)
