import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('table', () => {
  it('a group is open unless it is marked closed', () => {
    const states = [...render('default').matchAll(/<details class="table-group"( open="")?>/g)]
    expect(states.map(([, open]) => open !== undefined)).toEqual([true, false])
  })

  it('the header of a group is a summary, which toggles it without a script', () => {
    expect(render('default')).toMatch(
      /<details[^>]*><summary class="table-title"><span id="([^"]+)">Bewerbung<\/span>/,
    )
    expect(render('default')).not.toContain('<x-island')
  })

  it('each group is a table that its header names, with the names of the columns', () => {
    const html = render('default')
    expect(html.match(/<table /g)).toHaveLength(2)
    expect(html.match(/<th [^>]*scope="col">Fernstudium<\/th>/g)).toHaveLength(2)
    expect(html).toMatch(/<span id="([^"]+)">Bewerbung.*<table [^>]*class="table[^"]*" aria-labelledby="\1"/)
  })

  it('the first cell of a row names the row', () => {
    expect(render('default')).toMatch(
      /<tr [^>]*><th [^>]*scope="row">.*?Unterlagen einreichen.*?<\/th><td [^>]*data-label="Fernstudium">/,
    )
    const rows = [{ _uid: 'r', cells: [{ _uid: 'c' }, { _uid: 'd', content: 'Eins' }] }]
    expect(render('default', { groups: [{ _uid: 'g', title: 'G', rows }] })).not.toContain('scope="row"')
  })

  it('marks the best cell of a row, and no other', () => {
    const cell = (uid: string, content: string, best = false) => ({ _uid: uid, content, best })
    const rows = [{ _uid: 'r', cells: [cell('a', 'Preis'), cell('b', '198 €', true), cell('c', '297 €')] }]
    const html = render('default', { groups: [{ _uid: 'g', title: 'G', rows }] })
    expect([...html.matchAll(/<mark [^>]*>(.*?)<\/mark>/g)].map(([, words]) => words)).toEqual(['198\u00a0€'])
  })

  it('has a name, and scrolls in a region of that name', () => {
    expect(render('default')).toMatch(
      /<section class="table-scroll[^"]*" tabindex="0" aria-labelledby="([^"]+)" data-enhance="scroll-region"><table [^>]*class="table[^"]*" aria-labelledby="\1"/,
    )
    expect(render('plain')).toMatch(
      /role="group" aria-label="Tabelle"[^>]*><table [^>]*class="table[^"]*" aria-label="Tabelle"/,
    )
    expect(render('plain', { headline: 'Fristen' })).toMatch(
      /id="([^"]+)"[^>]*>Fristen<.*<section [^>]*aria-labelledby="\1"[^>]*><table [^>]*class="table[^"]*" aria-labelledby="\1"/,
    )
  })

  it('a group without a title is a table that is always there', () => {
    const html = render('plain')
    expect(html).not.toContain('<details')
    expect(html).not.toContain('<thead')
    expect(html).toContain('<table ')
  })

  it('every row has a cell for each column', () => {
    const rows = [{ _uid: 'r', cells: [{ _uid: 'c', content: 'Eins' }] }]
    const html = render('default', { groups: [{ _uid: 'g', title: 'G', rows }] })
    expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(1)
    expect(html.match(/<tbody[^>]*>.*<\/tbody>/)![0].match(/<td/g)).toHaveLength(2)
  })

  it('leaves out empty rows and groups', () => {
    expect(render('empty')).toBe('')
  })
})
