import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('radio group', () => {
  it('is a fieldset of radio buttons: each option has value, label and icon', () => {
    const html = render('default')
    expect(html).toContain('<legend class="choices-label">Wie möchtest du studieren?</legend>')
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).toMatch(/value="fs"\/><svg[^>]*><use href="[^"]*#laptop"><\/use><\/svg><span>Im Fernstudium/)
  })

  it('sends its value under the name that editors gave, else under one of its own', () => {
    expect(render('plain')).toContain('name="start"')
    expect(render('default')).toContain('name="radio-group-radio-group"')
  })

  it('has icons only where options name one', () => {
    expect(render('plain')).not.toContain('<svg')
  })

  it('without options is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
