import type { Fixture } from '../_kit/fixture.ts'

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: {
      component: 'headline',
      _uid: 'headline-1',
      text: 'Studieren, wie es zu deinem Leben passt',
      level: 'h2',
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'headline', _uid: 'x', text: '' },
  { component: 'headline', text: { a: 1 } },
]
