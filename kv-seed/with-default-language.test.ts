import { expect, it } from 'vitest'
import { type StoryDraft, storyOf } from './story.ts'
import { t } from './text.ts'

const draft: StoryDraft = {
  slug: 'london/contact',
  name: t('Kontakt', 'Contact'),
  languages: ['de'],
  translatedSlugs: { de: 'london/kontakt' },
  content: { component: 'page', body: [{ component: 'headline', text: t('Ruf an', 'Call') }] },
}

it('a story of a unit that speaks English first has German as a translation', () => {
  const { name, translated_slugs, content } = storyOf({ ...draft, defaultLanguage: 'en' }, 1)
  expect(name).toBe('Contact')
  expect(translated_slugs).toEqual([{ lang: 'de', path: 'london/kontakt', name: 'Kontakt', published: true }])
  expect(content.body).toMatchObject([{ text: 'Call', text__i18n__de: 'Ruf an' }])
})

it('any other story has German first', () => {
  const { content } = storyOf(draft, 1)
  expect(content.body).toMatchObject([{ text: 'Ruf an', text__i18n__en: 'Call' }])
})
