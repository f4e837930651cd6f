import { t } from '../text.ts'
import type { BlockDraft } from './blocks.ts'

/** Counts down to the next semester with live courses. */
export const semesterCountdown: BlockDraft = {
  component: 'countdown',
  headline: t(
    'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027',
    'Until the live courses of the 2027 summer semester begin',
  ),
  startDate: '2027-04-01 09:00',
  endDate: '2027-04-01 18:00',
  showStart: true,
  atText: t('um', 'at'),
  todayText: t('Heute', 'Today'),
  timeText: t('Uhr', 'Berlin time'),
  color: 'yellow',
}
