import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html

describe('elevation button', () => {
  it('shows only where it is allowed', () => {
    expect(html('default')).toContain('href="/bachelor/"')
    expect(html('not-allowed')).toBe('')
  })
})
