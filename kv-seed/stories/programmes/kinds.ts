import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, type Translated, t } from '../../text.ts'
import { courseClosing } from '../academy/course-page.ts'
import { askInes, ines } from '../academy/people.ts'
import { evening } from '../academy/products.ts'
import type { BlockDraft } from '../blocks.ts'
import { closing } from '../closing.ts'
import { comparisonLink } from '../comparison.ts'
import { applyLink } from '../contact.ts'
import { degreeCosts, dualCosts } from '../costs.ts'
import { dualClosing } from '../dual/closing.ts'
import { applyDual, ruben } from '../dual/people.ts'
import { londonClosing } from '../london/closing.ts'
import { askHarriet, harriet } from '../london/people.ts'
import { london } from '../london/products.ts'
import { sofia } from '../people.ts'
import { berlinAndMunich } from '../products.ts'
import { dualCountdown } from '../start.ts'
import { unit } from '../typed.ts'
import { say, type Words } from './words.ts'

/** The parts of a programme that are alike for all of its unit and study model. */
export interface Kind {
  readonly unit: BlockDraft
  readonly starts: readonly string[]
  readonly start: Words
  readonly places?: readonly Translated[]
  readonly place: Words
  readonly contact: StoryDraft
  readonly costs?: StoryDraft
  readonly withdrawalLink?: unknown
  /** On a site that has a page with it. */
  readonly comparisonLink?: unknown
  readonly ctaLabel: Words
  readonly linkLabel: Words
  /** To the form, with the programme that it names. */
  readonly apply: (form: string) => unknown
  readonly closing: (form: string, name: Words) => BlockDraft
  /** Where they are not those of most stories. */
  readonly story?: Pick<StoryDraft, 'languages' | 'defaultLanguage'>
}

const advice = {
  headline: t('Passt es in dein Leben?', 'Does it fit your life?'),
  text: t(
    rich(
      'Sag Sofia Brandt, wie deine Woche aussieht. Sie sagt dir, welches Tempo hineinpasst, und wenn keines passt, sagt sie auch das. Montag bis Freitag 8 bis 20 Uhr.',
    ),
    rich(
      'Tell Sofia Brandt what your week looks like. She tells you which speed fits in, and if none does, she says so. Monday to Friday 8 am to 8 pm, Berlin time.',
    ),
  ),
}

const applyToUs = (link: unknown, [de, en]: Words, start?: readonly BlockDraft[]): BlockDraft =>
  closing(
    {
      headline: t(`${de}: in zwölf Minuten beworben`, `${en}: apply in twelve minutes`),
      text: t(
        rich(
          'Zeugnis, Ausweis und Lebenslauf reichst du nach. Innerhalb von fünf Werktagen weißt du, ob du zugelassen bist, was wir anrechnen und was dich das Studium genau kostet.',
        ),
        rich(
          'Your certificate, an identity document and a CV follow. Within five working days you know whether you are admitted, what counts, and exactly what your studies will cost.',
        ),
      ),
      buttonText: t('Bewerbung schreiben', 'Write your application'),
      link,
    },
    advice,
    start,
  )

const ofUniversity = {
  contact: sofia,
  comparisonLink,
  ctaLabel: ['Jetzt bewerben', 'Apply now'],
  linkLabel: ['Zum Studiengang', 'See the programme'],
} as const

export const distance: Kind = {
  ...ofUniversity,
  unit: unit.distance,
  starts: ['any-day'],
  start: ['Start an jedem Tag', 'Start on any day'],
  place: ['Ganz online, auch die Prüfungen', 'All online, the examinations too'],
  costs: degreeCosts,
  withdrawalLink: storyLink('widerruf'),
  apply: form => applyLink(form),
  closing: (form, name) => applyToUs(applyLink(form), name),
}

export const withCompany: Kind = {
  ...ofUniversity,
  unit: unit.dual,
  starts: ['october'],
  start: ['Start am 1. Oktober', 'Start on 1 October'],
  places: berlinAndMunich,
  place: ['Montags auf dem Campus Berlin oder München', 'Mondays on campus in Berlin or Munich'],
  costs: dualCosts,
  apply: form => applyLink(form, 'dual'),
  closing: (form, name) => applyToUs(applyLink(form, 'dual'), name, [dualCountdown]),
}

export const onCampus: Kind = {
  ...ofUniversity,
  unit: unit.myStudy,
  starts: ['november'],
  start: ['Start im November', 'Start in November'],
  places: berlinAndMunich,
  place: ['Samstags auf dem Campus Berlin oder München', 'Saturdays on campus in Berlin or Munich'],
  costs: degreeCosts,
  withdrawalLink: storyLink('widerruf'),
  apply: form => applyLink(form, 'mystudium'),
  closing: (form, name) => applyToUs(applyLink(form, 'mystudium'), name),
}

/** On the site of the unit `ds`. */
export const dualUnit: Kind = {
  ...withCompany,
  comparisonLink: undefined,
  contact: ruben,
  ctaLabel: ['Platz finden', 'Find a place'],
  apply: applyDual,
  closing: (programme, [de, en]) =>
    dualClosing({
      headline: t(`${de}: dein Platz`, `${en}: your place`),
      programme,
      buttonText: t('Bewerben', 'Apply'),
      other: t(
        rich('Du rechnest lieber? In [BWL](/betriebswirtschaftslehre/) sind 63 Plätze frei.'),
        rich(
          'Do you prefer figures? [Business administration](/en/business-administration/) has 63 open places.',
        ),
      ),
    }),
}

export const eveningCourse: Kind = {
  unit: evening,
  starts: ['february'],
  start: ['Start am 1. Februar', 'Start on 1 February'],
  place: ['Abends online, 15 in einem Kurs', 'Online in the evening, 15 in a course'],
  contact: ines,
  withdrawalLink: storyLink('weiterbildung/widerruf'),
  ctaLabel: ['Platz sichern', 'Book a place'],
  linkLabel: ['Zum Kurs', 'See the course'],
  apply: form => askInes('apply', form),
  closing: (form, [de, en]) =>
    courseClosing(
      t(`${de}: dein Platz`, `${en}: your place`),
      t(
        rich('Du arbeitest lieber mit Zahlen? Sieh dir die [Datenanalyse](/datenanalyse/) an.'),
        rich('Would you rather work with figures? See [data analysis](/en/data-analysis/).'),
      ),
      form,
    ),
}

export const inLondon: Kind = {
  unit: london,
  starts: ['september'],
  start: ['Start am 20. September', 'Start on 20 September'],
  places: [t('London', 'London')],
  place: ['Aldgate, acht Minuten von der Bank of England', 'Aldgate, eight minutes from the Bank of England'],
  contact: harriet,
  ctaLabel: ['Jetzt bewerben', 'Apply now'],
  linkLabel: ['Zum Programm', 'See the programme'],
  apply: form => askHarriet('apply', form),
  closing: (form, name) =>
    londonClosing(
      say(name),
      t(
        rich('Noch keine Führungsaufgabe? Der [MSc](/de/banking-and-finance/) verlangt keine.'),
        rich('Not in charge of people yet? The [MSc](/banking-and-finance/) does not ask for that.'),
      ),
      form,
    ),
  story: { defaultLanguage: 'en', languages: ['de'] },
}
