import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, language = 'de') =>
  renderContent({ ...fixture(name), ...changes }, { language }).html

const withCredits = (...credits: (string | undefined)[]) =>
  render('default', {
    modules: [
      { _uid: 'm', courses: credits.map((ects, index) => ({ _uid: `c${index}`, title: 'Kurs', ects })) },
    ],
  })

describe('module table', () => {
  it.each([[['0', '0']], [['', undefined]], [['keine', '0']], [['-', '0,0']], [['-5', '5 ECTS']]])(
    'hides the column of credits when all courses have zero or no number: %j',
    credits => {
      expect(withCredits(...credits)).not.toContain('module-table-credits')
    },
  )

  it.each([[['5', '0']], [['', '2,5']], [['keine', '2.5']]])(
    'shows it when one course has credits: %j',
    credits => {
      const html = withCredits(...credits)
      expect(html).toContain('<th scope="col" class="module-table-credits">ECTS</th>')
      expect(html.match(/<td class="module-table-credits">/g)).toHaveLength(2)
    },
  )

  it('is one table with a group of rows for each module', () => {
    const html = render('default')
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html.match(/<tbody>/g)).toHaveLength(2)
    expect(html).toContain('scope="rowgroup" colSpan="2">Grundlagen</th>')
  })

  it('a course names its row', () => {
    expect(withCredits('5')).toContain('<th scope="row">Kurs</th><td class="module-table-credits">5</td>')
  })

  it('is named by its headline, else by what it lists', () => {
    expect(render('default')).toMatch(/<h3 id="([^"]+)".*<table [^>]*aria-labelledby="\1"/)
    expect(render('unnamed')).toContain('aria-label="Kurse"')
    expect(render('unnamed', {}, 'pt')).toContain('aria-label="Disciplinas"')
  })

  it('leaves out modules without courses, and says nothing without any', () => {
    expect(render('empty')).toBe('')
  })
})
