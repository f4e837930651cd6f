import type { Fixture } from '../_kit/fixture.ts'

const row = (uid: string, label: string, first: string, second: string, mark = 'none') => ({
  component: 'marked-row',
  _uid: `marked-row-${uid}`,
  label,
  first,
  second,
  mark,
})

const sheet = (name: string, fields: object = {}) => ({
  component: 'marked-page',
  _uid: `marked-page-${name}`,
  title: 'Northern Mutual plc',
  subtitle: 'Balance sheet, GBP m',
  firstColumn: 'Year 1',
  secondColumn: 'Year 2',
  rows: [
    row('cash', 'Cash and balances', '41.2', '38.9'),
    row('loans', 'Loans to customers', '612.0', '655.4'),
    row('held', 'Held to maturity', '188.7', '242.1', 'first'),
    row('deposits', 'Deposits', '(794.3)', '(701.8)', 'second'),
    row('equity', 'Equity', '47.6', '21.3'),
  ],
  note: 'Who reads this line?',
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: sheet('default') },
  {
    name: 'plain',
    hidden: true,
    content: sheet('plain', { title: '', note: '', firstColumn: '', secondColumn: '' }),
  },
  { name: 'empty', hidden: true, content: sheet('empty', { rows: [] }) },
  {
    name: 'hostile',
    hidden: true,
    content: sheet('hostile', { note: '<script>alert(1)</script>', title: '<img src=x onerror=alert(1)>' }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'marked-page', rows: 'x' },
  { component: 'marked-page', title: 5, rows: [] },
]
