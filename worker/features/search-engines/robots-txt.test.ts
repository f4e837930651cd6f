import { expect, it } from 'vitest'
import { chosenNames } from '../../core/request/visitor/tool-parameters.ts'
import { writeRobotsFile } from './robots-txt.ts'

const file = writeRobotsFile({ origin: 'https://www.tannhagen.example', isProduction: true })
const rules = [...file.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule!)

/**
 * Whether a rule matches an address (RFC 9309, 2.2.3: `*` matches any characters, and a rule all addresses that begin with it).
 */
const matches = (rule: string, address: string) =>
  new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(address)

it.each([
  ['/studienfinder/', true],
  ['/studienfinder/?page=2', true],
  ['/studienfinder/?utm_source=x&mydegree=y', true],
  ['/kompass/?data-a-goal=first', true],
  ['/media/w_10/a.jpg', true],
  ['/studienfinder/?degree=master', false],
  ['/en/study-finder/?page=2&sort=title', false],
  ['/studienfinder/?q=wirtschaft', false],
  ['/vergleich/?p=bsinf-fs,bsinf-ds', false],
  ['/kompass/?a-field=land&change=goal', false],
  ['/foerderung/?utm_source=x&a-goal=master', false],
  ['/api/health', false],
])('%s may be crawled: %s', (address, expected) => {
  expect(!rules.some(rule => matches(rule, address))).toBe(expected)
})

it('closes the addresses of each tool, by the parameters that it names itself', () => {
  expect(chosenNames).toEqual(
    expect.arrayContaining(['change', 'cluster', 'degree', 'kind', 'only', 'topic']),
  )
  for (const name of chosenNames)
    expect([name, rules.some(rule => matches(rule, `/a/?${name}=b`))]).toEqual([name, true])
})
