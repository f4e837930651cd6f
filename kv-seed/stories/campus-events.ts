import { inBerlin } from '../in-berlin.ts'
import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import { placeLink } from './contact.ts'
import { sofia } from './people.ts'

interface Evening {
  /** In the folder of the page of events, in German and English. */
  readonly slugs: readonly [german: string, english: string]
  readonly campus: 'campus/berlin' | 'campus/muenchen'
  readonly title: Translated
  readonly description: readonly [de: string, en: string]
  /** Wall time in Berlin. */
  readonly startsAt: string
  readonly endsAt: string
  readonly location: Translated
  readonly status?: 'postponed'
}

const event = ({
  slugs,
  campus,
  title,
  description: [de, en],
  startsAt,
  endsAt,
  location,
  status,
}: Evening): StoryDraft => {
  const slug = `veranstaltungen/${slugs[0]}`
  return {
    slug,
    name: title,
    translatedSlugs: { en: `events/${slugs[1]}` },
    content: {
      component: 'event',
      title,
      description: t(rich(de), rich(en)),
      venue: uuidOf(campus),
      unit: 'dach',
      startsAt: inBerlin(startsAt),
      endsAt: inBerlin(endsAt),
      location,
      buttonText: t('Platz sichern', 'Save your place'),
      link: placeLink(slug),
      allEvents: storyLink('veranstaltungen'),
      contact: uuidOf(sofia.slug),
      ...(status && { status }),
    },
  }
}

/** Events at the two campuses; their pages show each until it is over. */
export const campusEvents: readonly StoryDraft[] = [
  event({
    slugs: ['offenes-haus-berlin', 'open-house-berlin'],
    campus: 'campus/berlin',
    title: t('Offenes Haus im Speicher', 'Open house in the granary'),
    description: [
      'Alle Türen auf: Studios, Lesesaal, Prüfungsräume. Um 11 und um 13 Uhr zeigen wir, wie eine Fallwerkstatt läuft.',
      'All doors open: studios, reading room, examination rooms. At 11 am and 1 pm we show how a case workshop works.',
    ],
    startsAt: '2027-01-16 10:00',
    endsAt: '2027-01-16 15:00',
    location: t('Campus Berlin, ganzes Haus', 'Berlin campus, the whole house'),
  }),
  event({
    slugs: ['probevorlesung-berlin', 'trial-lecture-berlin'],
    campus: 'campus/berlin',
    title: t('Probevorlesung: Was kostet ein Brötchen?', 'Trial lecture: what does a roll cost?'),
    description: [
      'Eine echte Stunde Kostenrechnung aus dem ersten Semester, mit Fragen und ohne Vorwissen.',
      'A real first-semester hour of cost accounting, with questions and without prior knowledge.',
    ],
    startsAt: '2027-03-10 18:00',
    endsAt: '2027-03-10 19:30',
    location: t('Campus Berlin, Raum 2.07', 'Berlin campus, room 2.07'),
  }),
  event({
    slugs: ['betriebe-treffen-berlin', 'meet-companies-berlin'],
    campus: 'campus/berlin',
    title: t('Betriebe treffen, Vertrag mitnehmen', 'Meet companies, leave with a contract'),
    description: [
      'Neun Betriebe aus der Stadt suchen dual Studierende für den Herbst. Der neue Tag steht im April fest; bring dann deinen Lebenslauf mit.',
      'Nine companies from the city look for people to study with them from autumn. The new day will be named in April; bring your CV then.',
    ],
    status: 'postponed',
    startsAt: '2027-06-09 17:30',
    endsAt: '2027-06-09 20:00',
    location: t('Campus Berlin, Lesesaal unterm Dach', 'Berlin campus, reading room under the roof'),
  }),
  event({
    slugs: ['offenes-haus-muenchen', 'open-house-munich'],
    campus: 'campus/muenchen',
    title: t('Samstag im Haus', 'A Saturday in the house'),
    description: [
      'Rundgang zu jeder vollen Stunde, dazwischen Beratung ohne Termin und Kuchen aus dem dritten Semester.',
      'A tour on the hour; between them advice without an appointment, and cake from the third semester.',
    ],
    startsAt: '2027-02-06 10:00',
    endsAt: '2027-02-06 14:00',
    location: t('Campus München, Empfang', 'Munich campus, reception'),
  }),
  event({
    slugs: ['abschlussarbeiten-muenchen', 'theses-munich'],
    campus: 'campus/muenchen',
    title: t('Zehn Arbeiten in zehn Minuten', 'Ten theses in ten minutes'),
    description: [
      'Wer gerade fertig ist, erzählt in je einer Minute, was herauskam. Danach stehen alle noch eine Weile herum.',
      'Those who have just finished say in one minute each what came of it. Then everybody stays for a while.',
    ],
    startsAt: '2027-09-22 18:30',
    endsAt: '2027-09-22 20:00',
    location: t('Campus München, Aula im ersten Stock', 'Munich campus, hall on the first floor'),
  }),
]
