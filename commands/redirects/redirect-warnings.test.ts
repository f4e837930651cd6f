import { expect, it } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { redirectSourceOf, redirectsDatasource } from '../../worker/core/request/routing/redirect-entry.ts'
import { configuredUnits } from '../configured-units.ts'
import { redirectWarnings } from './redirect-warnings.ts'
import { parseRedirects } from './redirects-csv.ts'

const space = mainSpace()
const stories = space.stories.flatMap(({ published }) => published ?? [])
const demonstrated = space.datasources
  .filter(({ slug }) => slug === redirectsDatasource)
  .flatMap(({ entries }) => entries.flatMap(entry => redirectSourceOf(entry) ?? []))
const units = configuredUnits()

function warn(...lines: readonly string[]): string[] {
  const { rows } = parseRedirects(['from,to,status,forwardParameters,unit', ...lines].join('\n'))
  const sources = [...rows.map(({ source }) => source), ...demonstrated]
  return redirectWarnings(rows, { stories, sources }, units).map(({ line, reason }) => `${line} ${reason}`)
}

it('a target without page or redirect, and a start that is a page, are named', () => {
  const target = (path: string) => `leads to ${path}, where there is no page and no redirect`
  const hidden = 'is the address of a page, which visitors would no longer see'
  expect(warn('/a,/archiv/:tag')).toEqual([`2 ${target('/archiv/:tag')}`])
  expect(warn('/a,/bachelr/', '/bachelor,/b-gone?x=1#y', '/en/bachelor/,/', '/c,/studium/,,,ds')).toEqual([
    `2 ${target('/bachelr/')}`,
    `3 ${hidden}`,
    `3 ${target('/b-gone?x=1#y')}`,
    `4 ${hidden}`,
    `5 ${target('/studium/')}`,
  ])
})

it.each([
  ['a page', '/a,/bachelor'],
  ['the home page', '/a,/'],
  ['a page in another language', '/a,/en/bachelor/#bewerbung'],
  ['another redirect', '/a,/bwl'],
  ['what another redirect covers with a star', '/a,/standorte/berlin/'],
  ['a redirect of the same table', '/a,/b'],
  ['another site', '/a,https://partner.example/x'],
  ['a file', '/a,/pictures/flyer.pdf'],
  ['what a star matched', '/alt/*,/neu/:splat'],
  ['a redirect whose colon is one of the path itself', '/a,/archiv/:jahr'],
  ['the same in its other spelling', '/a,/archiv/%3Ajahr/'],
  ['a page of a unit with a folder', '/a,/betriebswirtschaftslehre/,,,ds'],
])('%s is no reason for a warning', (_, line) => {
  expect(
    warn(line, '/b,/bachelor/', '/archiv/%3Ajahr,/bachelor/').filter(one => one.startsWith('2 ')),
  ).toEqual([])
})

it('units are those of the configuration, with their folders', () => {
  expect([...units]).toEqual(
    expect.arrayContaining([
      ['dach', ''],
      ['ds', 'ds'],
      ['obw', 'weiterbildung'],
    ]),
  )
})
