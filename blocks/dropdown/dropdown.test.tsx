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

  it('without options is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
