import type { Fixture } from '../_kit/fixture.ts'

// What it shows comes from the visitor's campaign, not from content.
export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'header-campaign-banner', _uid: 'header-campaign-banner' } },
]

// No content at all cannot be malformed.
export const invalid: readonly unknown[] = []
