import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('choice form', () => {
  it('leads to its page by the names of its questions, with the button of its content', () => {
    const html = render('default')
    const [form] = /<form.*<\/form>/s.exec(html)!
    expect(form).toMatch(/^<form[^>]* action="\/studienfinder\/"/)
    expect(form).not.toContain('method=')
    expect([...form.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'form',
      'form',
      'cluster',
    ])
    expect(form).toMatch(/<button type="submit"[^>]*>.*Studiengänge zeigen/)
  })

  it('in a row, its lists are those of the browser, for which no script is loaded', () => {
    const html = render('row')
    expect(html).toMatch(/<form class="choice-row"[^>]* action="\/studienfinder\/"/)
    expect(html.match(/<select[^>]* name="(?:degree|cluster)"/g)).toHaveLength(2)
    expect(html).not.toContain('data-enhance="dropdown"')
    expect(render('default')).toContain('data-enhance="dropdown"')
  })

  it('is named by its headline', () => {
    expect(render('default')).toContain('aria-label="Drei Fragen, eine kurze Liste"')
    expect(render('without-headline')).not.toContain('aria-label')
  })

  it.each(['elsewhere', 'empty'])('is not shown: %s', name => {
    expect(render(name)).toBe('')
  })
})
