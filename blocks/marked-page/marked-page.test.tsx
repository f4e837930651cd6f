import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) => renderContent(fixtures.find(one => one.name === name)!.content).html

describe('marked page', () => {
  it('is a table with heads of rows and columns, and its title as caption', () => {
    expect(html('default').match(/<th scope="row"/g)).toHaveLength(5)
    expect(html('default').match(/<th scope="col"/g)).toHaveLength(2)
    expect(html('default')).toMatch(/<caption[^>]*>Northern Mutual plc/)
    expect(html('default').match(/class="marked-row/g)).toHaveLength(2)
  })

  it('has only what there is', () => {
    expect(html('plain')).not.toMatch(/<caption|<thead|marked-note/)
    expect(html('empty')).toBe('')
    expect(html('hostile')).not.toMatch(/<script|<img/)
  })
})
