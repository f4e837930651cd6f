import { describe, expect, it } from 'vitest'
import { drafts } from '../space.ts'
import { type StoryDraft, storyLink, urlLink } from '../story.ts'
import { bullets, localise, rich, t } from '../text.ts'
import { catalogues } from './catalogues.ts'
import { inLanguage, withTranslations } from './translate.ts'

/** The German texts of a story that a catalogue of the language must have; bare numbers read the same everywhere. */
function sourcesOf(draft: StoryDraft, language: string): readonly string[] {
  const sources = new Set<string>()
  const textOf = (source: string) => {
    sources.add(source)
    return source
  }
  inLanguage(draft, language, { textOf, linkOf: link => link })
  return [...sources].filter(source => !/^\d*$/.test(source))
}

const storiesIn = (language: string) => drafts.filter(({ languages }) => languages?.includes(language))

describe.each(Object.entries(catalogues))('%s', (language, catalogue) => {
  it.each(storiesIn(language).map(draft => [draft.slug, draft] as const))('has all of %s', (_slug, draft) => {
    expect(sourcesOf(draft, language).filter(source => !catalogue[source]?.trim())).toEqual([])
  })

  it('says nothing that no story says', () => {
    const said = new Set(storiesIn(language).flatMap(draft => sourcesOf(draft, language)))
    expect(Object.keys(catalogue).filter(source => !said.has(source))).toEqual([])
  })
})

const french = {
  Start: 'Début',
  'Am **1. April**': 'Le **1er avril**',
  '[Alle](/bachelor/)': '[Tous](/en/bachelor/)',
  'Ein Hut': 'Un chapeau',
}

const page = (content: Record<string, unknown>): StoryDraft => ({
  slug: 'home',
  name: t('Start', 'Start'),
  languages: ['en', 'fr'],
  content: { component: 'page', ...content },
})

const others: readonly StoryDraft[] = [
  {
    slug: 'master',
    name: 'Master',
    translatedSlugs: { en: 'masters' },
    content: { component: 'page' },
  },
]

const translated = (content: Record<string, unknown>) =>
  localise(withTranslations([page(content), ...others], { fr: french })[0]!.content)

describe('withTranslations', () => {
  const asset = (alt: string) => ({ fieldtype: 'asset', alt })

  it.each([
    ['a text', t('Start', 'Start'), 'Début'],
    ['a text without an entry', t('Ende', 'End'), 'Ende'],
    ['a picture', t(asset('Ein Hut'), asset('A hat')), asset('Un chapeau')],
    ['rich text', t(rich('Am **1. April**'), rich('x')), rich('Le **1er avril**')],
    [
      'a heading',
      t(
        rich({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Start' }] }),
        rich('x'),
      ),
      rich({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Début' }] }),
    ],
    ['a list', t(rich(bullets('[Alle](/bachelor/)')), ''), rich(bullets('[Tous](/en/bachelor/)'))],
    [
      'a link to what is not translated',
      storyLink('master', 'a'),
      { ...urlLink('/en/masters/'), anchor: 'a' },
    ],
    ['a link to what is', storyLink('home'), undefined],
    ['what is the same everywhere', '24', undefined],
  ])('writes %s', (_name, field, expected) => {
    expect((translated({ field }) as Record<string, unknown>).field__i18n__fr).toEqual(expected)
  })

  it('writes what it knows of a product, which pages of all languages show', () => {
    const draft = {
      slug: 'products/x',
      name: 'X',
      content: { component: 'product', title: t('Start', 'Start'), note: t('Ende', 'End') },
    }
    const [product] = withTranslations([draft], { fr: french })
    expect(localise(product!.content)).toMatchObject({ title__i18n__fr: 'Début' })
    expect(localise(product!.content)).not.toHaveProperty('note__i18n__fr')
  })

  it('leaves stories of other languages alone', () => {
    expect(withTranslations(others, { fr: french })).toEqual(others)
  })
})
