import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'
import { fixtures } from './fixtures.ts'

const render = (fields: object = {}) => renderContent({ ...fixtures[0]!.content, ...fields }).html
const surfaces = (html: string) =>
  [...html.matchAll(/faq-item-(question|answer) surface-([\w-]+)/g)].map(
    ([, part, name]) => `${part} ${name}`,
  )

describe('FAQ item', () => {
  it('asks before it answers', () => {
    expect(render()).toMatch(
      /<dt [^>]*>Kann ich das Studium unterbrechen\?<\/dt><dd [^>]*><div class="prose"><p>Ja\./,
    )
  })

  it('is light grey, and the answer lighter', () => {
    expect(surfaces(render())).toEqual(['question silver', 'answer gray-50'])
    expect(surfaces(render({ questionColor: '', answerColor: null }))).toEqual([
      'question silver',
      'answer gray-50',
    ])
  })

  it.each(surfaceNames)('takes %s for either', name => {
    expect(surfaces(render({ questionColor: name, answerColor: name }))).toEqual([
      `question ${name}`,
      `answer ${name}`,
    ])
  })

  it('the answer may have the grey of the question', () => {
    expect(surfaces(render({ answerColor: 'gray-100' }))).toContain('answer silver')
  })
})
