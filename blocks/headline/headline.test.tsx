import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

it('renders the text at its level', () => {
  const { html } = renderContent({ ...fixtures[0]!.content, level: 'h3' })
  expect(html).toMatch(/<h3[^>]*>.*Studieren/)
})
