import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html

describe('navigation popup', () => {
  it('opens and closes without a script: its buttons name the popover', () => {
    const [, id] = /<div id="([^"]+)" class="navigation-popup[^>]*popover="auto"/.exec(html('default'))!
    expect(html('default').toLowerCase().split(`popovertarget="${id}"`.toLowerCase())).toHaveLength(3)
    expect(html('default').toLowerCase()).toContain('popovertargetaction="hide"')
    expect(html('default')).not.toContain('data-enhance')
  })

  it('is a navigation with a name, and lists its links', () => {
    expect(html('default')).toContain('aria-label="BWL geht auch anders"')
    expect(html('without-headline')).toContain('aria-label="Andere Studienmodelle"')
    expect(html('default').match(/navigation-popup-link/g)).toHaveLength(3)
  })

  it('shows nothing without a link', () => {
    expect(html('empty')).toBe('')
  })
})
