import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string) => renderContent(fixture(name)).html

describe('language switcher', () => {
  it.each([
    ['empty', false],
    ['one', false],
    ['default', true],
    ['three', false],
  ])('appears only with exactly two languages: %s, %s', (name, expected) => {
    expect(render(name).includes('data-language')).toBe(expected)
  })

  it('leads to the other language, named shortly in small layout and fully in large layout', () => {
    const html = render('default')
    expect(html).toMatch(/<a class="language-link" href="[^"]+" hrefLang="en" lang="en" data-languages="">/)
    expect(html).toContain(
      '<span class="xl:hidden" aria-hidden="true">EN</span><span class="language-label">English</span>',
    )
  })

  it('offers more languages as a menu where editors select it', () => {
    const html = render('menu')
    expect(html.match(/hrefLang=/g)).toHaveLength(3)
    expect(html).toContain('<details')
  })
})
