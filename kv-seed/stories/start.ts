import { inBerlin } from '../in-berlin.ts'
import { type Translated, t } from '../text.ts'
import type { BlockDraft } from './blocks.ts'

/** Counts down to nine in the morning of a day in Berlin, and stays until the evening. */
const countdownTo = (day: string, headline: Translated): BlockDraft => ({
  component: 'countdown',
  headline,
  startDate: inBerlin(`${day} 09:00`),
  endDate: inBerlin(`${day} 18:00`),
  showStart: true,
  atText: t('um', 'at'),
  todayText: t('Heute', 'Today'),
  timeText: t('Uhr', 'Berlin time'),
  color: 'yellow',
})

/** The next semester with live courses. */
export const semesterCountdown = countdownTo(
  '2027-04-01',
  t(
    'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027',
    'Until the live courses of the 2027 summer semester begin',
  ),
)

/** The first day with a company. */
export const dualCountdown = countdownTo(
  '2027-10-01',
  t('Bis zum ersten Tag im Betrieb', 'Until the first day at work'),
)

/** The first Saturday of the courses on campus. */
export const saturdayCountdown = countdownTo(
  '2027-03-06',
  t('Bis zum ersten Samstag in Berlin', 'Until the first Saturday in Berlin'),
)

/** The first Saturday of the winter on campus. */
export const winterCountdown = countdownTo(
  '2027-11-06',
  t('Bis zum ersten Samstag auf dem Campus', 'Until the first Saturday on campus'),
)
