import type { PictureName } from '../pictures/alt.ts'
import { type StoryDraft, storyLink } from '../story.ts'
import { type Translated, t } from '../text.ts'
import { decorative } from './blocks.ts'

interface SuggestionDraft {
  readonly slug: string
  readonly category: 'training' | 'furtherEducation' | 'topSavings'
  /** Products after which it is suggested; all when there are none. */
  readonly careIds?: string
  readonly title: Translated
  readonly description: Translated
  readonly recognizedEcts?: string
  readonly savedMonths?: string
  readonly savedMoney?: string
  readonly link: unknown
  readonly image: PictureName
}

const suggestion = ({ slug, title, image, ...content }: SuggestionDraft): StoryDraft => ({
  slug: `settings/suggestions/${slug}`,
  name: title,
  content: {
    component: 'study-suggestion',
    title,
    image: decorative(image),
    ...content,
    linkLabel: t('Ansehen', 'Have a look'),
  },
})

/** Suggestions of programmes for visitors who ask how much of their earlier learning counts. */
export const suggestions: readonly StoryDraft[] = [
  suggestion({
    slug: 'kurse-fernstudium',
    category: 'training',
    title: t('Einzelne Kurse im Fernstudium', 'Single courses by distance learning'),
    description: t('42 Kurse zu 5 ECTS, die später zählen.', '42 courses of 5 credits that count later.'),
    recognizedEcts: '5',
    link: storyLink('obw/fs'),
    image: 'landing-page-study',
  }),
  suggestion({
    slug: 'kurse-mystudium',
    category: 'training',
    title: t('Sechs Samstage: myStudium', 'Six Saturdays: myStudium'),
    description: t('In Berlin oder München, in einer festen Gruppe.', 'In Berlin or Munich, in one group.'),
    recognizedEcts: '10',
    link: storyLink('obw/ms'),
    image: 'campus-berlin',
  }),
  suggestion({
    slug: 'psychologie-nach-bwl',
    category: 'furtherEducation',
    careIds: 'BABWL-FS, BABWL-DS',
    title: t('Master Wirtschaftspsychologie', 'Master in Business Psychology'),
    description: t(
      'Aus dem Bachelor BWL zählen bis zu 30 ECTS mit.',
      'Up to 30 credits of your bachelor’s degree count.',
    ),
    recognizedEcts: '30',
    savedMonths: '6',
    savedMoney: '3096',
    link: storyLink('master/wirtschaftspsychologie/fernstudium'),
    image: 'business-psychology',
  }),
  suggestion({
    slug: 'alle-master',
    category: 'furtherEducation',
    title: t('Alle Masterstudiengänge', 'All master’s degrees'),
    description: t('Für alle mit einem ersten Abschluss.', 'For everyone with a first degree.'),
    link: storyLink('master'),
    image: 'graduation',
  }),
  suggestion({
    slug: 'gesundheit-mit-pflege',
    category: 'topSavings',
    title: t('Gesundheitsmanagement nach der Pflegeausbildung', 'Health Management after training in care'),
    description: t(
      'Bis zu 60 ECTS sparen dir ein Jahr und ein Drittel der Kosten.',
      'Up to 60 credits save you a year and a third of the fees.',
    ),
    recognizedEcts: '60',
    savedMonths: '12',
    savedMoney: '4320',
    link: storyLink('bachelor/gesundheitsmanagement'),
    image: 'health-management',
  }),
  suggestion({
    slug: 'bwl-mit-ausbildung',
    category: 'topSavings',
    title: t('BWL nach einer kaufmännischen Ausbildung', 'Business after commercial training'),
    description: t('Vier Module fallen weg.', 'Four modules fewer.'),
    recognizedEcts: '20',
    savedMonths: '4',
    savedMoney: '1584',
    link: storyLink('bachelor/betriebswirtschaftslehre/fernstudium'),
    image: 'business-administration',
  }),
]
