import type { Fixture } from '../_kit/fixture.ts'

const link = { linktype: 'story', cached_url: 'bewerbung' }

const fullTime = {
  component: 'price-box',
  _uid: 'price-full-time',
  timeModel: 'Vollzeit',
  timeModelDescription: 'Der schnellste Weg: rund 35 Stunden in der Woche.',
  duration: '36 Monate',
  durationNumeric: '36',
  price: '387',
  priceFrequency: 'pro Monat',
  totalPrice: '14631',
  buttonText: 'Jetzt bewerben',
  buttonLink: link,
  basePriceText: '<p>zzgl. einmalig 699&nbsp;&euro; Prüfungsgebühr</p>',
}

const partTime = {
  ...fullTime,
  _uid: 'price-part-time',
  color: 'petrol',
  special: 'Am häufigsten gewählt',
  timeModel: 'Teilzeit I',
  timeModelDescription: 'Neben einem Job mit bis zu 30 Stunden: rund 25 Stunden in der Woche.',
  duration: '48 Monate',
  durationNumeric: '48',
  price: '297',
  totalPrice: '14955',
  strikePrice: '327',
  discountDescription: 'Die ersten vier Wochen sind kostenlos',
}

const slow = {
  ...fullTime,
  _uid: 'price-slow',
  timeModel: 'Teilzeit II',
  timeModelDescription: 'Neben Vollzeitjob oder Familie: rund 17 Stunden in der Woche.',
  duration: '',
  durationNumeric: '72',
  price: '214',
  totalPrice: '',
}

const base = {
  component: 'price-boxes',
  headline: 'Was dein Studium im Monat kostet',
  description: 'Du wählst das Tempo und kannst es jedes Semester wechseln. Die Gesamtkosten bleiben gleich.',
}

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    preset: 'Three boxes',
    content: { ...base, _uid: 'price-boxes', items: [fullTime, partTime, slow] },
  },
  {
    name: 'tabs',
    preset: 'Boxes in tabs',
    content: {
      ...base,
      _uid: 'price-boxes-tabs',
      items: [
        { ...fullTime, _uid: 't-1', tabLabel: 'Fernstudium' },
        { ...partTime, _uid: 't-2', tabLabel: 'Fernstudium' },
        { ...slow, _uid: 't-3', tabLabel: 'Fernstudium' },
        {
          ...fullTime,
          _uid: 't-4',
          tabLabel: 'Duales Studium',
          color: 'orange',
          timeModel: 'Dual',
          timeModelDescription:
            'Zwei Tage Hochschule, drei Tage Betrieb. Die Gebühren trägt dein Praxispartner.',
          duration: '42 Monate',
          price: '0',
          strikePrice: '0',
          totalPrice: '0',
          basePriceText: 'Dazu deine Vergütung: im Mittel 1.050 € im Monat',
        },
        {
          ...fullTime,
          _uid: 't-5',
          tabLabel: 'Duales Studium',
          timeModel: 'Dual kompakt',
          timeModelDescription: 'Theorie in Blöcken von vier Wochen.',
          price: '79',
          totalPrice: '',
        },
      ],
    },
  },
  {
    name: 'many-tabs',
    hidden: true,
    content: {
      ...base,
      _uid: 'price-boxes-many-tabs',
      items: [
        ...[12, 18, 24, 30, 36, 48, 60].map(months => ({
          ...fullTime,
          _uid: `m-${months}`,
          tabLabel: `${months} Monate`,
        })),
        { ...slow, _uid: 'm-none' },
      ],
    },
  },
  {
    name: 'more-than-tabs',
    hidden: true,
    content: {
      ...base,
      _uid: 'price-boxes-more-than-tabs',
      items: Array.from({ length: 13 }, (_, index) => ({
        ...(index % 2 ? partTime : slow),
        _uid: `g-${index}`,
        tabLabel: `Beginn im ${index + 1}. Monat`,
      })),
    },
  },
  {
    name: 'two',
    content: { ...base, _uid: 'price-boxes-two', headline: '', description: '', items: [fullTime, slow] },
  },
  {
    name: 'by-usergroup',
    hidden: true,
    content: {
      ...base,
      _uid: 'price-boxes-usergroup',
      items: [
        { ...fullTime, _uid: 'u-1', usergroups: ['new', 'returning'] },
        {
          ...fullTime,
          _uid: 'u-2',
          price: '347',
          discountDescription: 'Mit deinem Gutschein aus dem Infomaterial',
          usergroups: ['lead'],
        },
        slow,
      ],
    },
  },
  {
    name: 'single',
    preset: 'One box',
    hidden: true,
    content: {
      component: 'price-boxes',
      _uid: 'price-boxes-single',
      items: [
        {
          component: 'price-box',
          _uid: 's-1',
          timeModel: 'Zertifikat',
          price: '1290',
          priceFrequency: 'einmalig',
        },
      ],
    },
  },
  {
    name: 'empty',
    hidden: true,
    content: { component: 'price-boxes', _uid: 'price-boxes-empty', items: [] },
  },
  {
    name: 'longest',
    hidden: true,
    content: {
      ...base,
      _uid: 'price-boxes-longest',
      items: [
        {
          ...partTime,
          _uid: 'l-1',
          special: 'Am häufigsten von Berufstätigen mit Familie gewählt',
          timeModel: 'Berufsbegleitendes Teilzeitstudium mit Wochenendveranstaltungen',
          price: '1234567.89',
          totalPrice: '123456789.12',
          strikePrice: '2345678.9',
          priceFrequency: 'pro angefangenem Studienhalbjahr',
          buttonText: 'Unverbindlich Infomaterial zu diesem Zeitmodell anfordern',
          basePriceText:
            'Zuzüglich Prüfungsgebühr.<br>Der <strong>Gesamtpreis</strong> bleibt gleich, auch wenn du länger brauchst <script>alert(1)</script>',
        },
        { ...fullTime, _uid: 'l-2' },
        { ...slow, _uid: 'l-3', color: 'yellow', special: 'Neu' },
        { ...slow, _uid: 'l-4', timeModel: 'Gasthörerstudium', price: '' },
      ],
    },
  },
]

export const invalid: readonly unknown[] = [{ component: 'price-boxes', _uid: 'x', items: 'none' }]

export const damaged: readonly unknown[] = [
  { component: 'price-boxes', _uid: 'x', items: [{ price: 'on request' }] },
  { component: 'price-boxes', _uid: 'x', items: [{ price: '1', usergroups: 'lead' }] },
  { component: 'price-boxes', _uid: 'x', items: [{ price: { amount: 1 } }] },
  { component: 'price-boxes', _uid: 'x', items: [{ price: '1', totalPrice: 'much' }] },
]
