import type { Fixture } from '../_kit/fixture.ts'

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: {
      component: 'headline',
      _uid: 'headline-1',
      text: 'Ein Studium, das zu deinem Leben passt',
      subline: '62 Studiengänge, jeder davon neben Beruf, Kindern oder Schichtdienst zu schaffen.',
      level: 'h2',
    },
  },
  {
    name: 'highlighted',
    preset: 'Highlighted',
    content: {
      component: 'headline',
      _uid: 'headline-2',
      text: 'In 36 Monaten zum Bachelor',
      level: 'h2',
      isHighlighted: true,
    },
  },
  {
    name: 'centered',
    preset: 'In the middle',
    content: {
      component: 'headline',
      _uid: 'headline-3',
      text: 'Wo du uns findest',
      subline: 'Zwei Standorte, 34 Prüfungszentren, ein Campus im Netz.',
      level: 'h3',
      align: 'center',
    },
  },
  {
    name: 'longest',
    hidden: true,
    content: {
      component: 'headline',
      _uid: 'headline-4',
      text: 'Rechtsschutzversicherungsgesellschaften, Kraftfahrzeughaftpflicht und Donaudampfschifffahrt: Betriebswirtschaftslehre für Versicherungskaufleute',
      level: 'h1',
    },
  },
  {
    name: 'smallest',
    hidden: true,
    content: { component: 'headline', _uid: 'headline-5', text: 'Ab', level: 'h6' },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'headline', _uid: 'headline-x', text: '' },
  { component: 'headline', _uid: 'headline-x' },
  { component: 'headline', _uid: 'headline-x', text: { de: 'Studium' } },
  { component: 'headline', _uid: 'headline-x', text: 'Studium', level: 2 },
  { component: 'headline', _uid: 'headline-x', text: 'Studium', isHighlighted: 'perhaps' },
]
