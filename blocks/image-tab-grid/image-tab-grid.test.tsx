import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, options: object = {}) =>
  renderContent({ ...fixture(name), ...changes }, options).html
const idsOf = (html: string) => [...html.matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('image tab grid', () => {
  it('has a tab for each label, with a panel of its pictures', () => {
    const html = render('default')
    expect(html).toMatch(
      /data-enhance="tab-bar"><a href="#image-tab-0"[^>]*>Bachelor<\/a><a href="#image-tab-1"/,
    )
    expect(idsOf(html)).toEqual(['image-tab-0', 'image-tab-1'])
    expect(count(html, /<img/g)).toBe(6)
  })

  it('leads from each item to its link', () => {
    expect(render('default')).toMatch(
      /<a class="image-tab-item" href="\/bachelor\/bwl\/"><img [^>]*alt=""[^>]*><span class="image-tab-title">Betriebswirt/,
    )
    expect(count(render('unnamed'), /<a class="image-tab-item"/g)).toBe(4)
    expect(render('hostile')).not.toMatch(/javascript:|<script|<b>|<img src=x/)
  })

  it('names a link without a title by its picture, else by where it leads', () => {
    const html = render('unnamed')
    expect(html).toMatch(/href="\/bachelor\/bwl\/"><img [^>]*alt="Betriebswirt/)
    expect(html).toContain('aria-label="/bachelor/gesundheitsmanagement/"')
  })

  it('anchors stay apart from those of tabs, and of the blocks of its kind before it', () => {
    const facts = { ordinals: new Map([['image-tab-grid:image-tab-grid-default', 1]]) }
    expect(idsOf(render('default', {}, { facts }))[0]).toBe('tabs-2-image-tab-0')
    expect(idsOf(render('default', { anchorPrefix: 'Fächer' }))[0]).toBe('f-cher-image-tab-0')
  })

  it('shows the button only with a text and an address', () => {
    expect(render('default')).toMatch(/<a class="button [^"]*" href="\/bachelor\/">/)
    expect(render('default', { buttonText: '' })).not.toContain('class="button')
    expect(render('default', { buttonLink: undefined })).not.toContain('class="button')
  })

  it('needs no tabs for one panel, and shows nothing for none', () => {
    expect(render('one-tab')).not.toContain('tab-bar')
    expect(render('empty')).toBe('')
  })
})
