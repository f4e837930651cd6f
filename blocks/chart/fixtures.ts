import type { Fixture } from '../_kit/fixture.ts'

const value = (label: string, number: unknown, text?: string) => ({
  component: 'chart-value',
  _uid: `chart-value-${label}`,
  label,
  value: number,
  ...(text && { text }),
})

const pay = [
  value('Banken und Versicherungen', 1460, '1.460 € im Monat'),
  value('Industrie', '1290', '1.290 € im Monat'),
  value('Handel', 940, '940 € im Monat'),
]

const chart = (name: string, content: object) => ({ component: 'chart', _uid: `chart-${name}`, ...content })

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: chart('default', { values: pay, source: 'Verträge des Jahrgangs 2026, n = 168' }),
  },
  {
    name: 'dots',
    preset: 'So many of 100',
    content: chart('dots', {
      look: 'dots',
      values: [value('haben heute ihren Abschluss', 81, '81 %'), value('studieren noch', 7, '7 %')],
      source: 'Begonnen 2018 bis 2020, n = 2.114',
    }),
  },
  {
    name: 'extremes',
    hidden: true,
    content: chart('extremes', {
      values: [value('nichts', 0), value('alles', 1e12), value('fehlt', undefined)],
    }),
  },
  {
    name: 'too many dots',
    hidden: true,
    content: chart('dots-2', { look: 'dots', values: [value('mehr als alle', 140), value('keiner', 0)] }),
  },
  { name: 'empty', hidden: true, content: chart('empty', { values: [] }) },
]

export const invalid: readonly unknown[] = [
  { component: 'chart', values: 'none' },
  { component: 'chart', values: pay, source: 5 },
]
