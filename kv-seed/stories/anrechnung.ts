import type { StoryDraft } from '../story.ts'
import { rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { columns, container, headline, picture, richText, steps } from './blocks.ts'
import { form } from './forms/parts.ts'

const afterwards = container(
  { border: 'custom', accentColor: 'yellow' },
  headline(t('Was danach passiert', 'What happens next'), undefined, { look: 'h3' }),
  richText(
    t(
      rich(
        steps(
          '**Wir lesen** dein Zeugnis und vergleichen es mit den Modulen.',
          '**Du bekommst** in fünf Werktagen eine Liste: was zählt, was bleibt, was es kostet.',
          '**Du entscheidest.** Die Liste gilt ein Jahr, auch wenn du dich nicht bewirbst.',
        ),
      ),
      rich(
        steps(
          '**We read** your certificate and compare it with the modules.',
          '**You get** a list within five working days: what counts, what remains, what it costs.',
          '**You decide.** The list is valid for a year, even if you do not apply.',
        ),
      ),
    ),
  ),
)

export const recognitionPage: StoryDraft = {
  slug: 'anrechnung',
  name: t('Anrechnung', 'Credit for earlier learning'),
  translatedSlugs: {
    en: 'credit-for-earlier-learning',
    fr: 'equivalences',
    it: 'riconoscimento',
    es: 'reconocimiento',
    pt: 'creditacao',
  },
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t('Anrechnung vor der Bewerbung prüfen', 'Have your credit checked before applying'),
    seoDescription: t(
      'Ausbildung, Studium oder Fortbildung: Die Hochschule Tannhagen prüft kostenlos in fünf Werktagen, was zählt. Bis zu 60 ECTS, noch vor deiner Bewerbung.',
      'Training, earlier studies or courses: Tannhagen University checks free of charge within five working days what counts. Up to 60 credits, before you apply.',
    ),
    preloadImage: picture('certificate'),
    shareImage: picture('certificate'),
    body: [
      {
        component: 'hero',
        type: 'compact',
        headline: t('Fang nicht bei null an', 'Do not start from zero'),
        subline: t(
          'Bis zu 60 ECTS aus Ausbildung und Beruf zählen mit. Das spart bis zu 4.320 € und ein Jahr.',
          'Up to 60 credits from training and work count. That saves up to €4,320, and a year.',
        ),
        excludeSublineFromH1: true,
        image: picture('certificate'),
      },
      container({ anchor: 'formular' }, columns(container({}, form('anrechnung')), afterwards)),
    ],
  },
}
