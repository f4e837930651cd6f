import { storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { card, grid, picture } from '../blocks.ts'
import { londonProgrammes } from '../programmes/of-units.ts'
import { cardOf } from '../programmes/programme.ts'
import { bankingPage, sustainablePage } from './products.ts'

/** The programmes, with what decides between them. */
export const programmeCards = grid(
  { columnsTablet: '2', columnsDesktop: '3', spacing: 'none' },
  card({
    variant: 'catalogue',
    preTitle: 'Master of Science',
    title: t('Banking and Finance', 'Banking and Finance'),
    content: t(
      'Zwölf Fälle, vier Prüfungen, eine Masterarbeit mit einer Bank. 90 Plätze, 64 davon neben der Stelle.',
      'Twelve cases, four examinations, a dissertation with a bank. 90 places, 64 of them beside a job.',
    ),
    image: picture('london-banking'),
    ectsText: t('12 oder 24 Monate', '12 or 24 months'),
    languageText: t('Englisch', 'English'),
    link: storyLink(bankingPage),
    linkLabel: t('Zum Programm', 'See the programme'),
  }),
  card({
    variant: 'catalogue',
    preTitle: 'Postgraduate Certificate',
    title: t('Sustainable Finance', 'Sustainable Finance'),
    content: t(
      'Sechs Berichte, sechs Prüfungen, ein Abend in der Woche. 50 Plätze, auch online.',
      'Six reports, six audits, one evening a week. 50 places, online too.',
    ),
    image: picture('london-finance'),
    ectsText: t('6 oder 9 Monate', '6 or 9 months'),
    languageText: t('Englisch', 'English'),
    link: storyLink(sustainablePage),
    linkLabel: t('Zum Programm', 'See the programme'),
  }),
  ...londonProgrammes.map(cardOf),
)
