import { type StoryDraft, storyLink, urlLink } from '../../story.ts'
import { type Translated, t } from '../../text.ts'

const when = (question: string, ...answers: string[]) => ({
  component: 'funding-condition',
  question,
  answers: answers.join(','),
})

interface ProgrammeDraft {
  readonly slug: string
  readonly title: Translated
  readonly provider: Translated
  readonly description: Translated
  readonly kind: 'grant' | 'loan' | 'scholarship' | 'employer'
  readonly amount: string
  readonly period: 'month' | 'semester' | 'once'
  readonly conditions: readonly ReturnType<typeof when>[]
  readonly validFrom: string
  readonly source: Translated
  readonly sourceLink?: unknown
  readonly checkedOn: string
}

const programme = ({ slug, ...content }: ProgrammeDraft): StoryDraft => ({
  slug: `settings/funding/programmes/${slug}`,
  name: content.title,
  content: {
    component: 'funding-programme',
    ...content,
    link: storyLink('home', 'beratung'),
    linkLabel: t('Darüber sprechen', 'Talk about it'),
  },
})

const tannhagen = t('Hochschule Tannhagen', 'Tannhagen University of Applied Sciences')

/** None of these exists, nor do those who pay. */
export const programmes: readonly StoryDraft[] = [
  programme({
    slug: 'tannhagen-stipendium',
    title: t('Tannhagen-Stipendium', 'Tannhagen Scholarship'),
    provider: tannhagen,
    description: t(
      'Für 60 Studierende im Jahr, die als Erste in ihrer Familie studieren. Ein Brief von einer Seite genügt.',
      'For 60 students a year who are the first of their family at university. A letter of one page will do.',
    ),
    kind: 'scholarship',
    amount: '150',
    period: 'month',
    validFrom: '2026-10-01',
    source: t('Satzung des Tannhagen-Stipendiums, § 4', 'Statutes of the Tannhagen Scholarship, section 4'),
    checkedOn: '2026-11-02',
    conditions: [when('goal', 'bachelor', 'master'), when('age', 'under-25', '25-34')],
  }),
  programme({
    slug: 'familienzuschuss',
    title: t('Familienzuschuss', 'Family grant'),
    provider: tannhagen,
    description: t(
      'Für Eltern: in jedem Semester, in dem du Prüfungen schreibst.',
      'For parents: in every semester in which you sit examinations.',
    ),
    kind: 'grant',
    amount: '300',
    period: 'semester',
    validFrom: '2026-10-01',
    source: t('Gebührenordnung 2026, Anlage 2', 'Fee regulations 2026, annex 2'),
    checkedOn: '2026-11-02',
    conditions: [when('children', 'yes')],
  }),
  programme({
    slug: 'lindbank-bildungskredit',
    title: t('Lindbank Bildungskredit', 'Lindbank study loan'),
    provider: t('Lindbank', 'Lindbank'),
    description: t(
      'Bis zum Abschluss zahlst du nur Zinsen, danach in 48 Raten zurück.',
      'You pay interest only until you graduate, and the rest in 48 instalments.',
    ),
    kind: 'loan',
    amount: '400',
    period: 'month',
    validFrom: '2026-07-01',
    source: t('Konditionen der Lindbank', 'Terms of Lindbank'),
    sourceLink: urlLink('https://lindbank.example/bildungskredit'),
    checkedOn: '2026-11-09',
    conditions: [when('work', 'part', 'full')],
  }),
  programme({
    slug: 'nordwerk-technikfonds',
    title: t('Nordwerk Technikfonds', 'Nordwerk technology fund'),
    provider: t('Nordwerk', 'Nordwerk'),
    description: t(
      'Für alle aus Technik und Produktion, auch ohne Vertrag mit Nordwerk.',
      'For everyone in technology and manufacturing, with or without a contract with Nordwerk.',
    ),
    kind: 'employer',
    amount: '120',
    period: 'month',
    validFrom: '2026-01-01',
    source: t('Richtlinie des Nordwerk Technikfonds', 'Rules of the Nordwerk technology fund'),
    checkedOn: '2026-10-19',
    conditions: [when('trade', 'technology'), when('work', 'part', 'full')],
  }),
  programme({
    slug: 'klinikum-aufstieg',
    title: t('Aufstieg in der Pflege', 'Rise in care'),
    provider: t('Klinikum am Tannhag', 'Tannhag Hospital'),
    description: t(
      'Das Klinikum zahlt einen Teil der Rate, wenn du bei ihm oder einem seiner 14 Partner arbeitest.',
      'The hospital pays a part of your instalment if you work there or at one of its 14 partners.',
    ),
    kind: 'employer',
    amount: '90',
    period: 'month',
    validFrom: '2026-04-01',
    source: t('Betriebsvereinbarung des Klinikums', 'Works agreement of the hospital'),
    checkedOn: '2026-10-19',
    conditions: [when('trade', 'care'), when('work', 'part', 'full')],
  }),
  programme({
    slug: 'hofgeld',
    title: t('Hofgeld der Agrion-Stiftung', 'Farm grant of the Agrion Foundation'),
    provider: t('Agrion-Stiftung', 'Agrion Foundation'),
    description: t(
      'Einmalig zum Studienstart, für Menschen aus landwirtschaftlichen Betrieben.',
      'Once, when you begin, for people who work on farms.',
    ),
    kind: 'grant',
    amount: '1200',
    period: 'once',
    validFrom: '2025-09-01',
    source: t('Förderrichtlinie der Agrion-Stiftung', 'Grant rules of the Agrion Foundation'),
    sourceLink: urlLink('https://agrion.example/hofgeld'),
    checkedOn: '2026-11-09',
    conditions: [when('trade', 'farming')],
  }),
  programme({
    slug: 'spaeteinsteiger',
    title: t('Fonds für Späteinsteiger', 'Late starters’ fund'),
    provider: t('Havelufer-Stiftung', 'Havelufer Foundation'),
    description: t(
      'Für alle ab 35, die ihr erstes Studium beginnen.',
      'For everyone of 35 or more who begins a first degree.',
    ),
    kind: 'scholarship',
    amount: '80',
    period: 'month',
    validFrom: '2026-03-01',
    source: t('Ausschreibung der Havelufer-Stiftung', 'Call of the Havelufer Foundation'),
    checkedOn: '2026-10-26',
    conditions: [when('age', 'over-34'), when('goal', 'bachelor')],
  }),
]
