import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html
const options = (name: string) => [...render(name).matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)]

describe('dropdown', () => {
  it('is a select with a label, whose options have value and label', () => {
    const html = render('few')
    const [, id] = /<label[^>]* for="([^"]+)"[^>]*>Dein Fach/.exec(html)!
    expect(html).toMatch(new RegExp(`<select[^>]* id="${id}" name="subject"`))
    expect(options('few').map(([, value, label]) => `${value} ${label}`)).toEqual([
      'farming Agrarmanagement',
      'business Betriebswirtschaftslehre',
      'health Gesundheitsmanagement',
    ])
  })

  it('begins with no choice where editors named it', () => {
    expect(options('default')[0]!.slice(1)).toEqual(['', 'Noch offen'])
  })

  it('shows six rows of 3 rem, and a little of the next where there are more', () => {
    const css = readFileSync(new URL('../_kit/styles/dropdown.css', import.meta.url), 'utf8')
    expect(css).toMatch(/\[role="option"\] \{[^}]*min-height: 3rem/)
    expect(css).toMatch(/\[role="listbox"\] \{\s*max-height: calc\(18rem \+ 4px\)/)
    expect(css).toMatch(/:has\(> :nth-child\(7\)\) \{\s*max-height: calc\(19\.25rem \+ 4px\)/)
  })

  it('without options is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
