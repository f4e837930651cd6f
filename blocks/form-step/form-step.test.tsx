import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

it('form step has a title that can take the focus, above its fields', () => {
  const { html } = renderContent(fixtures[0]!.content)
  expect(html).toMatch(
    /tabindex="-1" data-step-title=""><h3[^>]*>Wer bist du\?<\/h3><\/div>.*ausweis.*name="firstName"/is,
  )
})
