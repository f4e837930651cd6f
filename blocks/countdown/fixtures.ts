import type { Fixture } from '../_kit/fixture.ts'

const infoEvening = {
  component: 'countdown',
  _uid: 'countdown',
  headline: 'Bis zum nächsten Infoabend: Fragen stellen, Lehrende kennenlernen',
  startDate: '2027-04-15 16:00',
  endDate: '2027-04-15 18:00',
  showStart: true,
  atText: 'um',
  todayText: 'Heute',
  timeText: 'Uhr',
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: infoEvening },
  {
    name: 'colored',
    content: {
      ...infoEvening,
      _uid: 'countdown-colored',
      color: 'orange',
      showStart: false,
      headline: 'So lange gilt der Frühbuchervorteil',
    },
  },
  {
    name: 'days',
    content: { ...infoEvening, _uid: 'countdown-days', variant: 'days', showStart: false },
  },
  {
    name: 'days-over',
    hidden: true,
    content: {
      ...infoEvening,
      _uid: 'countdown-days-over',
      variant: 'days',
      startDate: '2026-01-15 17:00',
      endDate: '',
    },
  },
  {
    name: 'days-longest',
    hidden: true,
    content: {
      ...infoEvening,
      _uid: 'countdown-days-longest',
      variant: 'days',
      startDate: '2039-01-15 17:00',
      endDate: '',
    },
  },
  {
    name: 'over',
    hidden: true,
    content: { ...infoEvening, _uid: 'countdown-over', startDate: '2026-01-15 17:00', endDate: '' },
  },
  {
    name: 'ended',
    hidden: true,
    content: {
      ...infoEvening,
      _uid: 'countdown-ended',
      startDate: '2026-01-15 17:00',
      endDate: '2026-01-15 19:00',
    },
  },
  {
    name: 'longest',
    hidden: true,
    content: {
      ...infoEvening,
      _uid: 'countdown-longest',
      startDate: '2039-01-15 17:00',
      endDate: '',
      atText: 'Mitteleuropäischer Zeit, Einlass in den virtuellen Hörsaal pünktlich um',
      headline:
        'Verlängerte Bewerbungsfrist für berufsbegleitende Masterstudiengänge mit staatlicher Aufstiegsfortbildungsförderung',
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'countdown', _uid: 'x' },
  { component: 'countdown', _uid: 'x', startDate: 'morgen' },
  { component: 'countdown', _uid: 'x', startDate: '2027-04-15 18:00', endDate: 'nie' },
  { component: 'countdown', _uid: 'x', startDate: 20270415 },
]
