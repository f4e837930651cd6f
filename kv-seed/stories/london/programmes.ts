import type { StoryDraft } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { button, container, headline, picture, richText, table } from '../blocks.ts'
import { askHarriet } from './people.ts'
import { programmeCards } from './programme-cards.ts'

const hero = {
  component: 'hero',
  type: 'split',
  frameLabel: t('Ab September 2027', 'From September 2027'),
  headline: t('Ein Jahr ganz, oder ein Abend', 'A whole year, or one evening'),
  subline: t(
    'Das Zertifikat zählt für den Master: Wer klein anfängt, spart später vier Monate.',
    'The certificate counts towards the master’s degree: begin small and save four months later.',
  ),
  excludeSublineFromH1: true,
  image: picture('london-programmes'),
}

const compare = container(
  { anchor: 'compare', backgroundColor: 'white-off' },
  headline(t('Zwei davon nebeneinander', 'Two of them side by side')),
  richText(
    t(
      rich(
        table(
          ['Programm', 'Banking and Finance', 'Sustainable Finance'],
          ['Abschluss', 'MSc', 'PGCert'],
          ['Dauer', '12 oder 24 Monate', '6 oder 9 Monate'],
          ['UK-Credits', '180', '60'],
          ['Plätze', '90', '50'],
          ['Du brauchst', 'Ersten Abschluss oder drei Jahre Bank', 'Zwei Jahre Beruf'],
        ),
      ),
      rich(
        table(
          ['Programme', 'Banking and Finance', 'Sustainable Finance'],
          ['Award', 'MSc', 'PGCert'],
          ['Length', '12 or 24 months', '6 or 9 months'],
          ['UK credits', '180', '60'],
          ['Places', '90', '50'],
          ['You need', 'A first degree, or three years at a bank', 'Two years at work'],
        ),
      ),
    ),
  ),
  {
    component: 'flex-blok',
    content: [
      button(t('Frag Harriet Lowe', 'Ask Harriet Lowe'), askHarriet('advice')),
      button(t('September 2028: ab 1. Oktober', 'September 2028: from 1 October'), askHarriet('apply'), {
        buttonType: 'secondary',
        disabled: true,
      }),
    ],
  },
)

export const programmesPage: StoryDraft = {
  slug: 'london/programmes',
  name: t('Programme', 'Programmes'),
  defaultLanguage: 'en',
  languages: ['de'],
  translatedSlugs: { de: 'london/studiengaenge' },
  content: {
    component: 'page',
    seoTitle: t('Programme in London', 'Programmes in London'),
    seoDescription: t(
      'Der MSc Banking and Finance und das PGCert Sustainable Finance nebeneinander: Dauer, Credits, Plätze und was du für die Bewerbung brauchst.',
      'The MSc Banking and Finance and the PGCert Sustainable Finance side by side: length, credits, places, and what you need to apply.',
    ),
    preloadImage: picture('london-programmes'),
    shareImage: picture('london-programmes'),
    body: [
      hero,
      container(
        { anchor: 'programmes' },
        headline(t('164 Plätze ab September', '164 places from September')),
        programmeCards,
      ),
      compare,
    ],
  },
}
