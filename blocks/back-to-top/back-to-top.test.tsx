import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

it.each([
  ['de', 'Nach oben'],
  ['pt', 'Voltar ao topo'],
])('is a button with a name in %s', (language, name) => {
  const { html } = renderContent(fixtures[0]!.content, { language })
  expect(html).toContain(`aria-label="${name}" data-enhance="back-to-top"`)
})
