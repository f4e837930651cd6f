import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('choice', () => {
  it('is a question with answers of value and label, one of which can be chosen', () => {
    const html = render('default')
    expect(html).toContain('>Arbeitest du neben dem Studium?</legend>')
    expect(
      [...html.matchAll(/type="radio" name="choice-choice" value="(\w+)"\/><span>([^<]+)/g)].map(
        ([, ...one]) => one,
      ),
    ).toEqual([
      ['full', 'Ja, Vollzeit'],
      ['part', 'Ja, Teilzeit'],
      ['no', 'Nein'],
    ])
  })

  it('takes a colour of the palette, and no other', () => {
    expect(render('accent')).toContain('accent-orange')
    expect(render('hostile')).not.toContain('accent-')
  })

  it('without answers is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
