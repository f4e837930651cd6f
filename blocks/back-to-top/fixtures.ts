import type { Fixture } from '../_kit/fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'back-to-top', _uid: 'to-top' } },
]

export const invalid: readonly unknown[] = [{ component: 'back-to-top', _refused: 'not a block' }]
