import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('cluster picker', () => {
  it('shows only with degrees', () => {
    expect(render('default')).toContain('cluster-picker')
    expect(render('empty')).toBe('')
  })

  it('offers degrees, the clusters of the first one, and no cluster', () => {
    expect([...render('default').matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'Bachelor',
      'Master',
      'Noch keine Richtung',
      'Wirtschaft',
      'Gesundheit',
      'Informatik und Technik',
    ])
  })

  it.each([
    ['default', 0],
    ['one-degree', 1],
    ['without-clusters', 1],
  ])('disables a list without a choice: %s', (name, expected) => {
    expect(render(name).match(/<select[^>]*disabled/g) ?? []).toHaveLength(expected)
  })

  it('leads by its button, whose text editors write', () => {
    expect(render('default')).toMatch(/<a class="button button-primary" href="\/bachelor\/"[^>]*>.*Dorthin/)
    expect(render('unnamed')).toMatch(/Alle Fachrichtungen.*Studiengänge zeigen/)
    expect(render('without-links')).toMatch(
      /<a class="button button-primary" role="link" aria-disabled="true"/,
    )
  })

  it('leads to the finder where a choice has no link of its own', () => {
    const hrefs = [...render('to-the-finder').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    const [bachelor, social] = [
      '/studienfinder/?degree=bachelor',
      '/studienfinder/?cluster=business&amp;cluster=soziale-arbeit&amp;degree=bachelor',
    ]
    expect(hrefs).toEqual([bachelor, bachelor, social])
  })

  it('says all its targets as links where there is no script', () => {
    const [, targets] = render('default').split('cluster-picker-targets')
    expect([...targets!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/bachelor/',
      '/bachelor/wirtschaft/',
      '/bachelor/gesundheit/',
      '/bachelor/technik/',
      '/master/',
      '/master/psychologie/',
    ])
    const names = [...targets!.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, name]) => name!.replace(/<.*?>/g, ''))
    expect(new Set(names).size).toBe(names.length)
  })
})
