import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('accordion content', () => {
  it('is a disclosure of the browser', () => {
    expect(render('default')).toMatch(
      /<details class="[^"]*"><summary [^>]*><h2>Was heißt „auf Probe“\?<\/h2><svg.*<p>Du studierst/,
    )
  })

  it.each([
    [{ open: true }, true],
    [{ open: false }, false],
    [{}, false],
  ])('%j is open: %s', (changes, isOpen) => {
    expect(/<details [^>]*open=""/.test(render('default', changes))).toBe(isOpen)
  })

  it('its title stands below the heading before it', () => {
    const facts = { outline: () => new Map([['accordion-content:opening', 'h3' as const]]) }
    expect(renderContent({ ...fixture('default'), _uid: 'opening' }, { facts }).html).toMatch(
      /<summary [^>]*><h4>/,
    )
  })

  it('without an answer there is no question', () => {
    expect(render('empty')).toBe('')
  })

  it('stands in rich text', () => {
    expect(render('in-rich-text').match(/<div class="prose-block">.*?<details /g)).toHaveLength(2)
  })
})
