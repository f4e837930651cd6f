import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { accentNames } from '../_kit/themes/theme.ts'
import { fixtures } from './fixtures.ts'

const render = (fields: object = {}) => renderContent({ component: 'divider', _uid: 'd', ...fields }).html

describe('divider', () => {
  it('is a thematic break over the whole width', () => {
    expect(render()).toContain('<hr class="divider"/>')
  })

  it.each(accentNames)('is drawn in %s', color => {
    expect(render({ color })).toContain(`<hr class="divider divider-tone accent-${color}"/>`)
  })

  it.each(['33', '50', '66'])('takes %s percent', dividerWidth => {
    expect(render({ dividerWidth })).toContain(`<hr class="divider divider-${dividerWidth}"/>`)
  })

  it.each([
    { color: 'mauve' },
    { dividerWidth: '2px' },
    { dividerWidth: '100' },
    { color: '', dividerWidth: null },
  ])('is the plain line with %j', fields => {
    expect(render(fields)).toContain('<hr class="divider"/>')
  })

  it('stands in rich text', () => {
    const embedded = fixtures.find(({ name }) => name === 'in-rich-text')!.content
    expect(renderContent(embedded).html).toMatch(/<div class="prose-block">.*<hr class="divider divider-66/)
  })
})
