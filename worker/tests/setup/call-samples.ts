import { expect } from 'vitest'

/** One valid question for each call, and its answer. */
export interface CallSample {
  /** Below `/api`. */
  readonly path: string
  /** The posted body. */
  readonly body?: unknown
  /** Part of the answer from the demonstration content. */
  readonly embedded: unknown
  /** A question without data, and its answer; default: the same question to an empty space. */
  readonly empty: unknown
  /** Address and answer of an upstream, and the site's answer. */
  readonly upstream: { readonly address: string; readonly answer: unknown; readonly expected: unknown }
  /** An upstream's valid answers without data, and the site's answers. */
  readonly nothing?: { readonly answers: readonly unknown[]; readonly expected: unknown }
  /** An upstream's answers of another shape. */
  readonly wrong: readonly unknown[]
  /** Questions that the call refuses. */
  readonly refused: readonly (string | { readonly body: unknown })[]
  /** Answer when the call fails and there is no good copy; undefined: 502. */
  readonly fallback?: unknown
  /** Over HTTP it answers 503 instead. */
  readonly isList?: boolean
}

const index = '/proxy/index/v2'
const up = 'https://upstream.example/api/proxy/index/v2'
const page = 'slug=home&pageId=1&language=en'
const header = { component: 'header', name: 'Up' }
const answers = { goal: 'bachelor', work: 'full', age: 'over-34', children: 'yes', trade: 'care' }
const offer = { storyId: 1, storyName: 'S', uuid: 'u', titleDesktop: 'Ten off' }
const long = 'x'.repeat(70)

export const samples: Readonly<Record<string, CallSample>> = {
  'currency-user': {
    path: `${index}/currency/user?country=CH&countryGroup=g&space=dach&baseCurrency=EUR`,
    embedded: {
      format: { currency: 'CHF', symbol: 'CHF' },
      baseCurrency: 'EUR',
      exchangeRate: 0.9312,
      rateTime: '2026-11-20',
    },
    empty: { format: { currency: 'EUR' }, exchangeRate: 1 },
    upstream: {
      address: `${up}/currency/user?baseCurrency=EUR&country=CH&countryGroup=g&space=dach`,
      answer: { format: { currency: 'CHF', symbol: 'Fr.' }, baseCurrency: 'EUR', exchangeRate: 0.95 },
      expected: { format: { symbol: 'Fr.', thousand: ',' }, exchangeRate: 0.95 },
    },
    wrong: [
      {},
      null,
      { format: { currency: 'CHF', symbol: 'Fr.' }, baseCurrency: 'EUR', exchangeRate: 0 },
      { format: { currency: 'CHF', symbol: 'Fr.' }, baseCurrency: 'EUR', exchangeRate: '0.9' },
    ],
    refused: ['baseCurrency=USD', `space=${long}`, 'countryGroup=a%2Fb'],
  },
  'currency-exchange-rate': {
    path: `${index}/currency/exchange-rate?country=GB&baseCurrency=EUR&space=dach`,
    embedded: { rate: 0.8694, rateTime: '2026-11-20' },
    empty: undefined,
    upstream: {
      address: `${up}/currency/exchange-rate?baseCurrency=EUR&country=GB&space=dach`,
      answer: { rate: 0.9 },
      expected: { rate: 0.9 },
    },
    wrong: [{}, { rate: -1 }, { rate: 0 }, { rate: null }, []],
    refused: ['baseCurrency=euro', 'baseCurrency=EUR%0d%0a'],
  },
  campaign: {
    path: `${index}/campaign/dach?country=CH&component=page&${page}`,
    embedded: {
      header: { voucherCode: 'GRUEZI12', discountType: 'percent', discountValue: 12 },
      price: { voucherCode: 'GRUEZI12' },
    },
    empty: {},
    upstream: {
      address: `${up}/campaign/dach?component=page&country=CH&language=en&pageId=1&slug=home`,
      answer: {
        header: { ...offer, link: { href: 'javascript:alert(1)', text: 'x' }, extra: '<b>' },
        price: { ...offer, discountType: 'absolute', discountValue: 5, link: { href: '/a/' } },
        unknown: offer,
      },
      expected: {
        header: { storyId: '1', storyName: 'S', uuid: 'u', titleDesktop: 'Ten off' },
        price: { discountType: 'absolute', discountValue: 5, link: { href: '/a/' } },
      },
    },
    nothing: { answers: [null, {}, [], { header: null }], expected: {} },
    wrong: [
      'text',
      [offer],
      { header: { ...offer, titleDesktop: 5 } },
      { price: { ...offer, discountValue: -1 } },
    ],
    refused: ['careId=..%2f', 'language=english', 'countryGroups=a;b', 'slug=a%00b', `component=${long}`],
    fallback: {},
  },
  'price-list': {
    path: `${index}/price/pricemodels?language=en&space=dach`,
    embedded: {
      value: expect.arrayContaining([
        {
          careId: 'BABWL-FS',
          prices: [
            expect.objectContaining({ timeModel: 'Full time', price: 396, usergroups: [] }),
            expect.objectContaining({ timeModel: 'Part time I' }),
            expect.objectContaining({ timeModel: 'Part time II', price: 198 }),
          ],
        },
      ]),
    },
    empty: { value: [] },
    upstream: {
      address: `${up}/price/pricemodels?language=en&space=dach`,
      answer: { value: [{ careId: 'A-1', more: 1, prices: [{ id: 7, price: 12.5, usergroups: ['lead'] }] }] },
      expected: { value: [{ careId: 'A-1', prices: [{ id: '7', price: 12.5, usergroups: ['lead'] }] }] },
    },
    nothing: { answers: [null, {}], expected: { value: [] } },
    wrong: [
      { value: [{ prices: [] }] },
      { value: [{ careId: 'A-1', prices: [{ price: -1 }] }] },
      { value: [{ careId: 'A-1', prices: [{ usergroups: ['all'] }] }] },
    ],
    refused: ['language=german', 'space=a b'],
    fallback: { value: [] },
    isList: true,
  },
  'product-campaigns': {
    path: `${index}/campaign/dach/products?country=FR&language=en`,
    embedded: { 'MSWPS-FS': { price: { discountValue: 60 }, actionTeaser: { voucherCode: 'PSYCHE60' } } },
    empty: {},
    upstream: {
      address: `${up}/campaign/dach/products?country=FR&language=en`,
      answer: { 'A-1': { price: offer, header: null }, 'A-2': null },
      expected: {
        'A-1': { price: { storyId: '1', storyName: 'S', uuid: 'u', titleDesktop: 'Ten off' } },
        'A-2': {},
      },
    },
    nothing: { answers: [null, {}], expected: {} },
    wrong: ['text', { 'A-1': 'text' }, { 'A-1': { price: { ...offer, titleDesktop: 5 } } }],
    refused: ['language=english', 'countryGroups=a;b', `countryGroups=${long}`],
    fallback: {},
  },
  'contact-bubble-group': {
    path: `${index}/contact-bubble-group/dach?country=DE&${page}`,
    embedded: {
      content: { component: 'contact-bubble-group', headline: 'Ask us' },
      storyName: 'Contact bubble',
    },
    empty: { content: null },
    upstream: {
      address: `${up}/contact-bubble-group/dach?country=DE&language=en&pageId=1&slug=home`,
      answer: { content: { component: 'contact-bubble-group' } },
      expected: { content: { component: 'contact-bubble-group' } },
    },
    nothing: { answers: [null, {}, { content: null }], expected: { content: null } },
    wrong: ['text', { content: 'text' }, { content: [] }],
    refused: ['pageId=1%2f2', 'language=e'],
    fallback: { content: null },
  },
  contact: {
    path: `${index}/contact/dach?country=DE&${page}`,
    embedded: {
      name: 'Sofia Brandt',
      phone: expect.stringMatching(/^\+49\s30\s23125\s140$/),
      contactOverviewLink: '/en/#beratung',
    },
    empty: {},
    upstream: {
      address: `${up}/contact/dach?country=DE&language=en&pageId=1&slug=home`,
      answer: { uuid: 'u', storyId: 5, storyName: 'A', name: 'Ann', callback: 'javascript:x', secret: 1 },
      expected: { uuid: 'u', storyId: '5', storyName: 'A', name: 'Ann' },
    },
    nothing: { answers: [null, {}, [], ''], expected: {} },
    wrong: ['text', { name: 'without an id' }, [1]],
    refused: ['countryGroups=%0a', 'language=EN1'],
    fallback: {},
  },
  header: {
    path: `${index}/header/dach?${page}`,
    embedded: { content: { component: 'header' } },
    empty: { content: null },
    upstream: {
      address: `${up}/header/dach?language=en&pageId=1&slug=home`,
      answer: { content: header },
      expected: { content: header },
    },
    nothing: { answers: [{ content: null }], expected: { content: null } },
    wrong: [null, {}, { content: 'text' }, { content: {} }],
    refused: ['forceHeaderStoryId=one', `forceHeaderStoryId=${'1'.repeat(40)}`],
    fallback: { content: null },
  },
  footer: {
    path: `${index}/footer/dach?${page}`,
    embedded: { content: { component: 'footer' } },
    empty: { content: null },
    upstream: {
      address: `${up}/footer/dach?language=en&pageId=1&slug=home`,
      answer: { content: { component: 'footer' } },
      expected: { content: { component: 'footer' } },
    },
    nothing: { answers: [{ content: null }], expected: { content: null } },
    wrong: [null, {}, { content: [] }],
    refused: ['language=../de'],
    fallback: { content: null },
  },
  redirect: {
    path: `${index}/redirect/dach?path=/alt/`,
    embedded: { path: '/neu/', status: 301 },
    empty: { path: '/neu/' },
    upstream: {
      address: `${up}/redirect/dach?path=%2Falt%2F`,
      answer: { path: '/new/', query: { a: 1 }, forwardParameters: true },
      expected: { path: '/new/', query: 'a=1', forwardParameters: true },
    },
    nothing: {
      answers: [
        null,
        {},
        [],
        { path: '' },
        { path: null, query: null, forwardParameters: false },
        { path: ' ', query: '' },
      ],
      expected: null,
    },
    wrong: [{ path: 5 }, { query: 'a=1' }, 'text'],
    refused: ['path='],
    fallback: null,
  },
  'story-library': {
    path: `${index}/story-library?space=dach&language=en&storyTypes=variant&perPage=2`,
    embedded: {
      data: [
        { storyType: 'variant', path: expect.stringMatching(/^\/en\//), title: expect.any(String) },
        { storyType: 'variant' },
      ],
    },
    empty: { data: [] },
    upstream: {
      address: `${up}/story-library?language=en&page=1&perPage=2&space=dach&storyTypes=variant`,
      answer: {
        data: [
          { uuid: 'u', storyId: '1', storyType: 'page', kind: 'page', title: 'T', path: '/t/', more: 1 },
        ],
      },
      expected: {
        data: [{ uuid: 'u', storyId: '1', storyType: 'page', kind: 'page', title: 'T', path: '/t/' }],
      },
    },
    nothing: { answers: [null, {}, { data: null }], expected: { data: [] } },
    wrong: [{ data: {} }, { data: [{}] }, 'text'],
    refused: ['perPage=0', 'perPage=1001', 'page=-1', 'storyTypes=a%20b', 'page=1e3'],
    fallback: { data: [] },
    isList: true,
  },
  'story-library-search': {
    path: `${index}/story-library/search?space=dach&language=en&search=psycho`,
    embedded: {
      data: expect.arrayContaining([
        expect.objectContaining({
          kind: 'programme',
          title: 'Programmes',
          total: 1,
          page: 1,
          items: [
            expect.objectContaining({
              title: expect.stringContaining('Psychology'),
              path: expect.stringMatching(/^\/en\/master\//),
            }),
          ],
        }),
        expect.objectContaining({ title: 'Pages' }),
      ]),
    },
    empty: { data: [] },
    upstream: {
      address: `${up}/story-library/search?language=en&limit=3&search=psycho&space=dach`,
      answer: { data: [{ title: 'G', items: [{ title: 'T', titleMarks: [[0, 1]], path: '/t/' }] }] },
      expected: { data: [{ title: 'G', items: [{ title: 'T', titleMarks: [[0, 1]], path: '/t/' }] }] },
    },
    nothing: { answers: [null, {}, { data: [] }], expected: { data: [] } },
    wrong: [
      { data: [{}] },
      { data: [{ title: 'G', items: [{ title: 'T', path: 'javascript:alert(1)' }] }] },
      { data: 'text' },
    ],
    refused: [`search=${'a'.repeat(201)}`, 'limit=26', 'limit=x', 'perPage=51'],
    fallback: { data: [] },
    isList: true,
  },
  'event-list': {
    path: `${index}/event/list?space=dach&language=en&limit=2`,
    embedded: {
      value: [
        {
          title: 'Information evening: distance learning beside a job',
          startsAt: Date.UTC(2026, 11, 9, 17, 30),
          online: true,
          href: '/en/events/information-evening-december-2026/',
        },
        { location: 'Berlin campus, the whole house' },
      ],
    },
    empty: { value: [] },
    upstream: {
      address: `${up}/event/list?language=en&limit=2&space=dach`,
      answer: { data: [{ title: 'E', startsAt: '2026-12-01 18:00', status: 'scheduled' }] },
      expected: { value: [{ title: 'E', startsAt: Date.UTC(2026, 11, 1, 17) }] },
    },
    nothing: { answers: [null, {}, { value: [] }, { data: [] }], expected: { value: [] } },
    wrong: [{ value: [{}] }, { value: [{ title: 'E', startsAt: 'soon' }] }, { value: 5 }],
    refused: ['from=tomorrow', 'online=maybe', 'limit=0', `location=${'x'.repeat(81)}`],
    fallback: { value: [] },
    isList: true,
  },
  'news-list': {
    path: `${index}/news/list?space=dach&language=en&perPage=2`,
    embedded: {
      value: [{ topic: 'university', author: 'Sofia Brandt', path: '/en/news/open-day-january/' }, {}],
      total: 7,
      page: 1,
    },
    empty: { value: [], total: 0, page: 1 },
    upstream: {
      address: `${up}/news/list?language=en&page=1&perPage=2&space=dach`,
      answer: {
        value: [{ title: 'N', path: '/n/', publishedAt: 5, topic: 'advice' }],
        total: 3,
        page: 2,
        more: 1,
      },
      expected: {
        value: [{ title: 'N', path: '/n/', publishedAt: 5, topic: 'advice' }],
        total: 3,
        page: 2,
      },
    },
    wrong: [null, {}, { value: [{}], total: 1, page: 1 }, { value: [], total: -1, page: 1 }],
    refused: ['perPage=0', 'perPage=51', 'language=1'],
    fallback: { value: [], total: 0, page: 1, failed: true },
    isList: true,
  },
  'location-map': {
    path: `${index}/location/map?space=dach&unit=dach&language=en`,
    embedded: {
      data: [{ href: '/en/campus/berlin/', state: 'berlin', top: 286, left: 532 }, { state: 'bayern' }],
    },
    empty: { data: [] },
    upstream: {
      address: `${up}/location/map?language=en&space=dach&unit=dach`,
      answer: { data: [{ name: 'Here', href: 'javascript:alert(1)', state: null }] },
      expected: { data: [{ name: 'Here' }] },
    },
    nothing: { answers: [null, {}], expected: { data: [] } },
    wrong: [{ data: [{ name: 5 }] }, { data: [{ name: 'a', top: 'high' }] }],
    refused: ['unit=a.b', 'language=xxx'],
    fallback: { data: [] },
    isList: true,
  },
  'finance-questions': {
    path: `${index}/finance/questions?language=en`,
    embedded: {
      value: [
        { key: 'goal', question: 'What would you like to study?', answers: [{ value: 'bachelor' }, {}, {}] },
        { key: 'age' },
        { key: 'children' },
        { key: 'work', answers: [{ value: 'none', next: 'result' }, {}, {}] },
        { key: 'trade' },
      ],
    },
    empty: { value: [] },
    upstream: {
      address: `${up}/finance/questions?language=en`,
      answer: {
        value: [{ key: 'k', question: 'Q?', answers: [{ value: 'a', label: 'A', next: 'result' }] }],
      },
      expected: { value: [{ key: 'k', answers: [{ next: 'result' }] }] },
    },
    nothing: { answers: [null, {}, { value: null }], expected: { value: [] } },
    wrong: [{ value: [{ key: 'k' }] }, { value: {} }],
    refused: ['language=12'],
    fallback: { value: [] },
  },
  'finance-results': {
    path: `${index}/finance/results`,
    body: { answers, language: 'en' },
    embedded: {
      value: [
        { title: 'Family grant', amount: 300, period: 'semester', kind: 'grant' },
        { title: 'Lindbank study loan', kind: 'loan' },
        { title: 'Rise in care' },
        { title: 'Late starters’ fund' },
      ],
    },
    empty: { value: [] },
    upstream: {
      address: `${up}/finance/results`,
      answer: { value: [{ title: 'P', kind: 'gift', href: 'data:text/html,x', validFrom: '2026-08-01' }] },
      expected: { value: [{ title: 'P', kind: 'grant', period: 'month', validFrom: '2026-08-01' }] },
    },
    nothing: { answers: [null, {}], expected: { value: [] } },
    wrong: [{ value: [{}] }, { value: 'text' }],
    refused: [
      { body: {} },
      { body: { answers: [] } },
      { body: { answers: { goal: 5 } } },
      { body: { answers: { 'a b': 'c' } } },
      { body: { answers: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, 'v'])) } },
      { body: [] },
      { body: null },
    ],
    isList: true,
  },
  'finance-submit': {
    path: `${index}/finance/submit`,
    body: { answers, language: 'en' },
    embedded: { value: { reference: 'F13131', monthly: 220, once: 0, results: [{}, {}, {}, {}] } },
    empty: { value: { reference: 'F', monthly: 0, once: 0, results: [] } },
    upstream: {
      address: `${up}/finance/submit`,
      answer: { value: { reference: 17 } },
      expected: { value: { reference: '17', monthly: 0, results: [] } },
    },
    wrong: [null, {}, { value: null }, { value: {} }],
    refused: [{ body: { answers: 'all' } }, { body: 5 }],
  },
  'price-models': {
    path: `${index}/price/pricemodels/BABWL-FS?language=en&country=DE&usergroup=lead`,
    embedded: {
      value: [
        {
          timeModel: 'Full time',
          durationNumeric: 36,
          price: 396,
          href: '/en/forms-space/application/?programme=bwl&model=vollzeit',
        },
        { timeModel: 'Part time I' },
        { timeModel: 'Part time II', price: 198 },
      ],
    },
    empty: { value: [] },
    upstream: {
      address: `${up}/price/pricemodels/BABWL-FS?country=DE&language=en&usergroup=lead`,
      answer: {
        value: [
          { id: 7, price: 12.5, totalPrice: 450, basePriceText: '<p onclick="x()">a<script>b</script></p>' },
        ],
      },
      expected: { value: [{ id: '7', price: 12.5, totalPrice: 450, basePriceText: '<p>a</p>' }] },
    },
    nothing: { answers: [null, {}], expected: { value: [] } },
    wrong: [
      { value: [{ price: '12' }] },
      { value: [{ price: -1 }] },
      { value: [{ totalPrice: '12' }] },
      { value: [5] },
    ],
    refused: ['language=german', 'space=a b'],
    fallback: { value: [] },
  },
  'study-suggestions': {
    path: '/suggestions/v1/roa-tool/suggestions/BABWL-FS?language=en',
    embedded: {
      training: [{ title: 'Single courses by distance learning', recognizedEcts: 5 }, {}],
      furtherEducation: [{ title: 'Master in Business Psychology' }, { title: 'All master’s degrees' }],
      topSavings: [{ savedMonths: 12, savedMoney: 4320 }, {}],
    },
    empty: {},
    upstream: {
      address: 'https://upstream.example/v1/roa-tool/suggestions/BABWL-FS?language=en',
      answer: { training: [{ title: 'T' }], furtherEducation: [], topSavings: null, other: [{ title: 'O' }] },
      expected: { training: [{ title: 'T' }] },
    },
    nothing: { answers: [null, {}, { training: [], topSavings: {} }], expected: {} },
    wrong: [{ training: 'text' }, { training: [{}] }],
    refused: ['language=1'],
    fallback: {},
  },
}
