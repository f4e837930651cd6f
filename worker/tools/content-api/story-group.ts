import type { LoadedStory } from './space.ts'

/** A story that shares its group with no other has one of its own. */
export const groupOf = ({ group_id, uuid }: LoadedStory): string => group_id || uuid
