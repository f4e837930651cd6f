import { expect, it } from 'vitest'
import { suspicionOf } from './suspicion.ts'

it.each<[entered: Record<string, string>, values: Record<string, string>, expected: string | undefined]>([
  [{}, { text: 'Guten Tag' }, undefined],
  [{ website_confirm: 'x' }, {}, 'trap'],
  [{ _elapsed: '120' }, {}, 'tooFast'],
  [{ _elapsed: '9000' }, {}, undefined],
  [{ _elapsed: 'fast' }, {}, undefined],
  [{}, { text: 'https://a.example http://b.example https://c.example' }, undefined],
  [
    {},
    { text: 'https://a.example https://b.example', other: 'https://c.example https://d.example' },
    'manyLinks',
  ],
])('%j with %j is %s', (entered, values, expected) => {
  const given = new Map(Object.entries(entered).map(([name, value]) => [name, [value]]))
  expect(suspicionOf(given, values)).toBe(expected)
})
