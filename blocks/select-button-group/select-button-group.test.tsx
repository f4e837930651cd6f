import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('select buttons', () => {
  it('multiple: check boxes that look like buttons, those selected at first checked', () => {
    const html = render('default')
    expect(html).toContain('choices-buttons')
    expect(
      [...html.matchAll(/type="checkbox" name="[^"]*"( checked="")? value="(\w+)"/g)].map(
        ([, checked, value]) => [value, Boolean(checked)],
      ),
    ).toEqual([
      ['business', true],
      ['health', false],
      ['computing', true],
      ['farming', false],
    ])
  })

  it('single: radio buttons', () => {
    const html = render('single')
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).toContain('name="start"')
  })

  it('have an icon where they name one', () => {
    expect(render('default').match(/<use /g)).toHaveLength(4)
    expect(render('single')).not.toContain('<use ')
  })

  it('without options are nothing', () => {
    expect(render('empty')).toBe('')
  })
})
