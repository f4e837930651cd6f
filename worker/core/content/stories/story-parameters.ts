import { relationFields } from '../types/story-types.ts'

/** Parameters that resolve the links and relations of stories. */
export const references = {
  resolve_links: 'url',
  // With the links in related stories.
  resolve_links_level: 2,
  resolve_relations: relationFields.join(','),
}
