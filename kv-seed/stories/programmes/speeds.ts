import { inEach, t } from '../../text.ts'
import type { Speed } from '../typed.ts'

/** 120 credits of 25 hours each. */
export const masterSpeeds: readonly Speed[] = [
  {
    name: t('Vollzeit', 'Full time'),
    description: t(
      '29 Stunden in der Woche, am besten ohne Stelle daneben.',
      '29 hours a week, best without a job beside it.',
    ),
    months: 24,
    model: 'vollzeit',
  },
  {
    name: t('Teilzeit I', 'Part time I'),
    description: t(
      '19 Stunden in der Woche, bei 30 Stunden Arbeit gut zu halten.',
      '19 hours a week, easy to keep up with 30 hours of work.',
    ),
    months: 36,
    model: 'teilzeit-1',
  },
  {
    name: t('Teilzeit II', 'Part time II'),
    description: t('14 Stunden in der Woche, das sind zwei am Tag.', '14 hours a week, which is two a day.'),
    months: 48,
    model: 'teilzeit-2',
  },
]

/** 180 credits with the 100 days of practice that state recognition asks for. */
export const socialSpeeds: readonly Speed[] = [
  {
    name: inEach({
      de: 'In 42 Monaten',
      en: 'In 42 months',
      fr: 'En 42 mois',
      it: 'In 42 mesi',
      es: 'En 42 meses',
      pt: 'Em 42 meses',
    }),
    description: t(
      '25 Stunden in der Woche, neben einer halben Stelle.',
      '25 hours a week, beside half a job.',
    ),
    months: 42,
    model: 'vollzeit',
  },
  {
    name: inEach({
      de: 'In 84 Monaten',
      en: 'In 84 months',
      fr: 'En 84 mois',
      it: 'In 84 mesi',
      es: 'En 84 meses',
      pt: 'Em 84 meses',
    }),
    description: t(
      '12 bis 13 Stunden in der Woche, neben Beruf und Familie.',
      '12 to 13 hours a week, beside a job and a family.',
    ),
    months: 84,
    model: 'teilzeit-2',
  },
]

/** Saturdays on campus, the rest online. */
export const campusSpeeds: readonly Speed[] = [
  {
    name: inEach({
      de: 'Jeden Samstag',
      en: 'Every Saturday',
      fr: 'Chaque samedi',
      it: 'Ogni sabato',
      es: 'Todos los sábados',
      pt: 'Todos os sábados',
    }),
    description: t(
      '29 Stunden in der Woche, sechs davon auf dem Campus.',
      '29 hours a week, six of them on campus.',
    ),
    months: 36,
    model: 'mystudium',
  },
  {
    name: inEach({
      de: 'Jeden zweiten Samstag',
      en: 'Every other Saturday',
      fr: 'Un samedi sur deux',
      it: 'Un sabato su due',
      es: 'Un sábado de cada dos',
      pt: 'Um sábado em cada dois',
    }),
    description: t(
      '22 Stunden in der Woche, drei davon auf dem Campus.',
      '22 hours a week, three of them on campus.',
    ),
    months: 48,
    model: 'mystudium',
  },
]
