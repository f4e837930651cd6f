import { storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { card, grid, picture } from '../blocks.ts'
import { courses } from '../programmes/of-units.ts'
import { cardOf } from '../programmes/programme.ts'
import { dataPage, nursingPage } from './products.ts'

/** The courses, with what decides between them. */
export const courseCards = grid(
  { columnsTablet: '2', columnsDesktop: '2', spacing: 'none' },
  card({
    variant: 'catalogue',
    preTitle: t('Weiterbildung, 15 ECTS', 'Further training, 15 credits'),
    title: t('Praxisanleitung in der Pflege', 'Practice mentor in nursing'),
    content: t(
      '300 Stunden in 10 Monaten, 40 davon im eigenen Haus. 22 freie Plätze ab 1. Februar.',
      '300 hours in 10 months, 40 of them at your own hospital. 22 places from 1 February.',
    ),
    image: picture('academy-nursing'),
    ectsText: t('ab 104 € im Monat', 'from €104 a month'),
    languageText: t('Deutsch', 'German'),
    link: storyLink(nursingPage),
    linkLabel: t('Zum Kurs', 'See the course'),
  }),
  card({
    variant: 'catalogue',
    preTitle: t('Weiterbildung, 20 ECTS', 'Further training, 20 credits'),
    title: t('Datenanalyse im Beruf', 'Data analysis at work'),
    content: t(
      'Acht Auswertungen aus deinem Betrieb in 8 Monaten. 16 freie Plätze ab 1. Februar.',
      'Eight analyses from your own company in 8 months. 16 places from 1 February.',
    ),
    image: picture('academy-data'),
    ectsText: t('ab 134 € im Monat', 'from €134 a month'),
    languageText: t('Deutsch, Englisch', 'German, English'),
    link: storyLink(dataPage),
    linkLabel: t('Zum Kurs', 'See the course'),
  }),
  ...courses.map(cardOf),
)
