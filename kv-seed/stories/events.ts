import { inBerlin } from '../in-berlin.ts'
import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import { picture } from './blocks.ts'
import { dualPlaceLink, placeLink } from './contact.ts'

interface EventDraft {
  /** In the folder of the page of events, in German and English. */
  readonly slugs: readonly [german: string, english: string]
  readonly title: Translated
  readonly description: Translated
  /** Wall time in Berlin. */
  readonly startsAt: string
  readonly endsAt: string
  readonly duration: Translated
  readonly location: Translated
  /** The place's page; of the first unit. */
  readonly venue?: string
  readonly unit?: 'dach' | 'ds'
  readonly image?: Parameters<typeof picture>[0]
  readonly online?: boolean
  /** Of a place that is not in the zone of the site. */
  readonly timeZone?: string
  /** Without one, to the form that keeps a place. */
  readonly link?: unknown
  readonly buttonText: Translated
  readonly buttonDisabled?: boolean
}

const online = t('Online', 'Online')
const berlin = t('Campus Berlin', 'Berlin campus')
const munich = t('Campus München', 'Munich campus')
const atBerlin = { location: berlin, venue: uuidOf('campus/berlin') }
const atMunich = { location: munich, venue: uuidOf('campus/muenchen') }
const signUp = t('Platz sichern', 'Keep a place')

/** A page of events has the first unit alone. */
function event({ slugs, title, image, link, startsAt, endsAt, ...content }: EventDraft): StoryDraft {
  const isDual = content.unit === 'ds'
  const folder = isDual ? 'ds/' : ''
  const slug = `${folder}veranstaltungen/${slugs[0]}`
  return {
    slug,
    name: title,
    translatedSlugs: { en: `${folder}events/${slugs[1]}` },
    content: {
      component: 'event',
      title,
      ...content,
      startsAt: inBerlin(startsAt),
      endsAt: inBerlin(endsAt),
      link: link ?? (isDual ? dualPlaceLink : placeLink)(slug),
      ...(image && { image: picture(image) }),
      ...(!isDual && { allEvents: storyLink('veranstaltungen') }),
    },
  }
}

export const events: readonly StoryDraft[] = [
  event({
    slugs: ['infoabend-dezember-2026', 'information-evening-december-2026'],
    image: 'live-class',
    title: t('Infoabend: Fernstudium neben dem Beruf', 'Information evening: distance learning beside a job'),
    description: t(
      rich(
        'Sofia Brandt und zwei Studierende zeigen den Lernplan einer Woche und beantworten alle Fragen im Chat.',
      ),
      rich('Sofia Brandt and two students show the plan of a week and answer every question in the chat.'),
    ),
    startsAt: '2026-12-09 18:30',
    endsAt: '2026-12-09 19:45',
    duration: t('75 Minuten', '75 minutes'),
    location: online,
    online: true,
    unit: 'dach',
    buttonText: signUp,
  }),
  event({
    slugs: ['campustag-berlin-2027', 'open-day-berlin-2027'],
    image: 'campus-berlin',
    title: t('Campustag Berlin', 'Open day in Berlin'),
    description: t(
      rich(
        'Drei Vorlesungen zum Mitmachen, Mittagessen in der Mensa und ein Rundgang durch den Kornspeicher.',
      ),
      rich('Three lectures to join, lunch in the canteen and a tour of the old granary.'),
    ),
    startsAt: '2027-01-23 10:00',
    endsAt: '2027-01-23 16:00',
    duration: t('6 Stunden', '6 hours'),
    ...atBerlin,
    unit: 'dach',
    buttonText: signUp,
  }),
  event({
    slugs: ['probevorlesung-psychologie-2027', 'trial-lecture-psychology-2027'],
    image: 'business-psychology',
    title: t('Probevorlesung: Wie Gruppen entscheiden', 'Trial lecture: how groups decide'),
    description: t(
      rich('Eine Sitzung aus dem Master Wirtschaftspsychologie, mit einem Versuch, bei dem alle mitmachen.'),
      rich('A class of the Master in Business Psychology, with an experiment that everyone joins.'),
    ),
    startsAt: '2027-02-17 19:00',
    endsAt: '2027-02-17 20:30',
    duration: t('90 Minuten', '90 minutes'),
    location: online,
    online: true,
    unit: 'dach',
    buttonText: signUp,
  }),
  event({
    slugs: ['campustag-muenchen-2027', 'open-day-munich-2027'],
    image: 'campus-munich',
    title: t('Campustag München', 'Open day in Munich'),
    description: t(
      rich(
        'Schnuppertag mit Lerngruppen aus dem dritten Semester und Zeit für ein Gespräch über deine Zulassung.',
      ),
      rich('A day with study groups of the third semester, and time to talk about your admission.'),
    ),
    startsAt: '2027-03-06 10:00',
    endsAt: '2027-03-06 15:00',
    duration: t('5 Stunden', '5 hours'),
    ...atMunich,
    unit: 'dach',
    buttonText: signUp,
  }),
  event({
    slugs: ['infoabend-london-2027', 'information-evening-london-2027'],
    title: t('Infoabend in London', 'Information evening in London'),
    description: t(
      rich(
        'Grace Whitfield zeigt, wie du aus Großbritannien studierst, was du in Pfund zahlst und wo du Prüfungen schreibst.',
      ),
      rich(
        'Grace Whitfield shows how you study from the United Kingdom, what you pay in pounds, and where you sit examinations.',
      ),
    ),
    startsAt: '2027-03-18 19:30',
    endsAt: '2027-03-18 20:45',
    timeZone: 'Europe/London',
    duration: t('75 Minuten', '75 minutes'),
    location: t('4 Crescent Yard, London E1', '4 Crescent Yard, London E1'),
    unit: 'dach',
    buttonText: signUp,
  }),
  event({
    slugs: ['schreibwoche-2027', 'writing-week-2027'],
    title: t('Schreibwoche in Berlin', 'Writing week in Berlin'),
    description: t(
      rich(
        'Fünf Tage für die Abschlussarbeit, mit Plätzen im Lesesaal und einer Sprechstunde am Nachmittag.',
      ),
      rich('Five days for your thesis, with desks in the reading room and advice every afternoon.'),
    ),
    startsAt: '2027-04-12 09:00',
    endsAt: '2027-04-16 17:00',
    duration: t('5 Tage', '5 days'),
    ...atBerlin,
    unit: 'dach',
    link: storyLink('campus/berlin', 'woche'),
    buttonText: t('Ausgebucht', 'Fully booked'),
    buttonDisabled: true,
  }),
  event({
    slugs: ['speed-dating-betriebe-2027', 'meet-companies-2027'],
    image: 'dual-partners',
    title: t('Zwölf Betriebe an einem Nachmittag', 'Twelve companies in one afternoon'),
    description: t(
      rich(
        'Zehn Minuten je Gespräch: Betriebe mit freien Plätzen treffen alle, die im Herbst dual studieren wollen.',
      ),
      rich('Ten minutes a talk: companies with open places meet everyone who wants to begin in autumn.'),
    ),
    startsAt: '2027-02-26 14:00',
    endsAt: '2027-02-26 17:30',
    duration: t('3,5 Stunden', '3.5 hours'),
    location: berlin,
    unit: 'ds',
    buttonText: signUp,
  }),
  event({
    slugs: ['absolventenfeier-2026', 'graduation-2026'],
    title: t('Absolventenfeier 2026', 'Graduation 2026'),
    description: t(
      rich('612 Abschlüsse, eine Rede und ein langer Tisch im Hof.'),
      rich('612 degrees, one speech and one long table in the courtyard.'),
    ),
    startsAt: '2026-10-24 15:00',
    endsAt: '2026-10-24 22:00',
    duration: t('Ein Nachmittag', 'An afternoon'),
    location: berlin,
    link: storyLink('campus/berlin'),
    buttonText: t('Das war', 'It was'),
    buttonDisabled: true,
  }),
]
