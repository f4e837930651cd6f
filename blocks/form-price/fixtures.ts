import type { Fixture } from '../_kit/fixture.ts'

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

const box = (uid: string, months: number, price: string, more: object = {}) => ({
  component: 'price-box',
  _uid: uid,
  timeModel: `${months === 48 ? 'Teilzeit' : 'Vollzeit'}`,
  durationNumeric: String(months),
  price,
  ...more,
})

const product = (fields: object) => ({
  uuid: '7d7a2f5e-6a51-4f5e-9d0e-2f6f1c1c0b01',
  full_slug: 'products/bwl',
  name: 'BWL',
  content: {
    component: 'product',
    title: 'Betriebswirtschaftslehre (B.A.)',
    careId: 'BABWL-X',
    totalPrice: '14955',
    totalPriceNote: 'Alle Raten und einmalig 699 € für die Prüfungen',
    pricemodels: [box('full', 36, '396'), box('part', 48, '297')],
    ...fields,
  },
})

const price = (name: string, fields: object = {}) => ({
  component: 'form-price',
  _uid: `form-price-${name}`,
  product: product({}),
  withdrawalLink: { linktype: 'url', url: '/widerruf/' },
  ...fields,
})

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: price('default') },
  hidden(
    'chosen',
    price('chosen', {
      ...{ field: 'programme', value: 'bwl', modelField: 'model' },
      models: [
        { component: 'form-price-model', _uid: 'm1', value: 'vollzeit', months: '36' },
        { component: 'form-price-model', _uid: 'm2', value: 'teilzeit', months: '48' },
        { component: 'form-price-model', _uid: 'm3', value: 'dual' },
      ],
      statement: 'Im dualen Studium zahlt dein Betrieb die Gebühren.',
    }),
  ),
  hidden(
    'statement',
    price('statement', { product: undefined, statement: 'Die Gebühren zahlt dein Betrieb.' }),
  ),
  hidden('empty', { component: 'form-price', _uid: 'form-price-empty' }),
  hidden(
    'longest',
    price('longest', {
      product: product({
        title: `${long} ${long}`,
        totalPriceNote: `${long} ${long}`,
        pricemodels: [box('longest', 72, '123456789.12', { timeModel: long, duration: long })],
      }),
      statement: `${long} ${long}`,
    }),
  ),
  hidden(
    'hostile',
    price('hostile', {
      product: product({ title: '<script>alert(1)</script>' }),
      statement: '<script>alert(1)</script>',
      field: '"><img src=x onerror=alert(1)>',
      value: '</script>',
      withdrawalLink: { linktype: 'url', url: 'javascript:alert(1)' },
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-price', field: ['programme'] },
  { component: 'form-price', models: {} },
  { component: 'form-price', withdrawalLink: '/widerruf/' },
]
