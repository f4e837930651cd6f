import type { Fixture } from '../_kit/fixture.ts'

// Its words come from the pages of the site, not from content.
export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'breadcrumbs', _uid: 'breadcrumbs' } },
]

// The block has no content, so none can be malformed.
export const invalid: readonly unknown[] = []
