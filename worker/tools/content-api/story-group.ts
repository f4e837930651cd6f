import type { LoadedStory } from '../../core/content/space-schema.ts'

/** The group of a story; a story without others in its group has a group of its own. */
export const groupOf = ({ group_id, uuid }: LoadedStory): string => group_id || uuid
