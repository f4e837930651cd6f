import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const hrefOf = (name: string) =>
  /href="([^"]*)"/.exec(renderContent(fixtures.find(one => one.name === name)!.content).html)?.[1]

it.each([
  ['default', '/vergleich/?p=babwl-fs'],
  ['models', '/vergleich/?p=babwl-fs,babwl-ds'],
  ['empty', undefined],
  ['hostile', undefined],
])('%s leads to the comparison', (name, href) => {
  expect(hrefOf(name)).toBe(href)
})

it('says whether programmes or models are compared', () => {
  expect(renderContent(fixtures[0]!.content).html).toContain('Mit anderen Studiengängen vergleichen')
  expect(renderContent(fixtures[1]!.content).html).toContain('Diese Studiengänge vergleichen')
})
