import { expect, it } from 'vitest'
import { withoutLinks } from './without-links.ts'

it.each([
  ['Betriebswirtschaftslehre, Vertrag 12.345/2026', 'Betriebswirtschaftslehre, Vertrag 12.345/2026'],
  ['Informatik (B.Sc.)', 'Informatik (B. Sc.)'],
  ['Zahl hier: https://evil.example/x?y=1', 'Zahl hier: https: evil. example/x?y=1'],
  ['www.evil.example', 'www. evil. example'],
  ['evil．example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['ada@evil.example', 'ada@evil. example'],
  ['eins\nzwei\tdrei\u202e', 'eins zwei drei'],
])('%j reads %j', (typed, read) => {
  expect(withoutLinks(typed)).toBe(read)
})

it('is not long', () => {
  expect(withoutLinks('a'.repeat(1000)).length).toBeLessThanOrEqual(201)
})
