import type { Fixture } from '../_kit/fixture.ts'

// Its text comes from the visitor's campaign, not from content.
export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'header-campaign-banner', _uid: 'header-campaign-banner' } },
]

// The block has no content, so none can be malformed.
export const invalid: readonly unknown[] = []
