import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, options: object = {}) =>
  renderContent({ ...fixture(name), ...changes }, options).html
const details = (html: string) => [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => tag)

describe('big image', () => {
  it('stands with an accordion, whose first item is open where selected', () => {
    expect(details(render('default')).map(tag => tag.includes('open=""'))).toEqual([true, false, false])
    expect(details(render('single')).map(tag => tag.includes('open=""'))).toEqual([false, false, false])
  })

  it('names its items alike in single mode, so that one closes the other', () => {
    const names = details(render('single')).map(tag => / name="([^"]+)"/.exec(tag)?.[1])
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toBeTruthy()
    expect(render('default')).not.toMatch(/<details[^>]* name=/)
  })

  it('titles stand below the headline, else below the heading above', () => {
    expect(render('default')).toContain('<h3>Im Labor</h3>')
    const facts = { outline: () => new Map([['big-image:big-image-default', 'h3' as const]]) }
    expect(render('default', { headline: '' }, { facts })).toContain('<h4>Im Labor</h4>')
  })

  it('is a picture alone without words', () => {
    expect(render('empty')).toContain('<img')
    expect(render('empty')).not.toContain('big-image-panel')
    expect(render('default', { headline: '', accordionItems: [{ _uid: '1', title: 'Leer' }] })).not.toContain(
      'big-image-panel',
    )
  })

  it('is its words alone without a picture', () => {
    const html = render('default', { image: undefined })
    expect(html).not.toContain('<img')
    expect(details(html)).toHaveLength(3)
    expect(render('empty', { image: { filename: 'javascript:alert(1)' } })).toBe('')
  })

  it('a photograph comes as wide as the largest windows, cut for small ones', () => {
    const photo = { filename: 'https://a.storyblok.com/f/1/6000x4000/a/b.jpg', alt: '' }
    const html = render('default', { image: photo })
    expect(html).toContain('3000w')
    expect(html).toMatch(/<source media="\(max-width: 767.98px\)" type="image\/avif" srcSet="[^"]*ar_4:3/)
  })

  it('makes hostile content harmless', () => {
    expect(render('hostile')).not.toMatch(/<script|<img src=x|<b>| onerror="/)
  })
})
