import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) => renderContent(fixtures.find(one => one.name === name)!.content).html
const sharesOf = (name: string) => [...html(name).matchAll(/d="M0 \.5H(\d+)"/g)].map(([, share]) => share)

describe('chart', () => {
  it('is a list of labels and values in words, with bars as long as their share of the largest', () => {
    expect(html('default')).toMatch(/<dt>Industrie<\/dt><dd><strong[^>]*>1\.290\s€ im Monat<\/strong>/)
    expect(sharesOf('default')).toEqual(['100', '88', '64'])
    expect(html('default')).toContain('n = 168')
  })

  it('fills so many of 100 dots', () => {
    expect(html('dots')).toMatch(/<path d="M5 5h190\.01M5 15h190\.01M5 25h190\.01M5 35h190\.01M5 45h0\.01"/)
    expect(html('too many dots')).toMatch(/d="(M5 \d+h190\.01){5}"/)
    expect(html('too many dots')).toContain('<path d=""')
  })

  it('leaves out a value without a number, and is not there for nothing', () => {
    expect(sharesOf('extremes')).toEqual(['0', '100'])
    expect(html('empty')).toBe('')
  })
})
