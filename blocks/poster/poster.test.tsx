import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { outlinesOf } from './props.ts'

const html = (name: string) => renderContent(fixtures.find(one => one.name === name)!.content).html

describe('poster', () => {
  it('draws each character of a figure, outside and inside its spot, and says it in words', () => {
    expect(html('default').match(/<path/g)).toHaveLength(6)
    expect(html('default')).toContain('aria-label="3+2: drei Tage Betrieb, zwei Tage Hörsaal"')
  })

  it('places characters side by side', () => {
    const { placed, width } = outlinesOf('3+2')
    expect(placed.map(({ x }) => x)).toEqual([...placed.map(({ x }) => x)].sort((one, other) => one - other))
    expect(width).toBeGreaterThan(placed.at(-1)!.x)
    expect(outlinesOf('0\u202f€').placed).toHaveLength(3)
  })

  it('leaves out what has no outline, draws at most eight characters, and is not there for nothing', () => {
    expect(html('letters').match(/<path/g) ?? []).toHaveLength(0)
    expect(html('longest').match(/<path/g)).toHaveLength(16)
    expect(html('empty')).toBe('')
    expect(html('hostile')).not.toContain('<script')
  })
})
