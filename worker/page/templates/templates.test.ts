import { describe, expect, it } from 'vitest'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { shareStructure } from '../../content/cache/share-structure.ts'
import { parseStory, type Story } from '../../content/types/story.ts'
import { blockLogic } from '../registry.ts'
import { createValidator } from '../validate.ts'
import { bodyOf } from './body-of.ts'

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const related = (name: string, content: object) => ({ uuid: name, full_slug: `x/${name}`, name, content })
const picture = { filename: '/pictures/business-administration.svg', alt: 'Zwei am Tisch' }
const link = { linktype: 'story', cached_url: 'bewerbung' }
const fact = (uid: string) => ({ component: 'fact', _uid: uid, title: uid, hint: doc('Hinweis') })

const product = related('BWL', {
  component: 'product',
  unit: [{ name: 'Fernstudium', abbreviation: 'fs' }],
  cluster: 'Wirtschaft',
  degree: 'Bachelor of Arts (B.A.)',
  ects: '180 ECTS',
  pricemodels: [{ component: 'price-box', _uid: 'full-time', timeModel: 'Vollzeit', price: '396' }],
  admissionRequirementsItems: [{ title: 'Abitur', content: doc('Oder Fachabitur') }, { title: 'Kein NC' }],
  teaser: 'Verstehen, wie ein Betrieb Geld verdient.',
  link,
  linkLabel: 'Ansehen',
})
const contact = related('Sofia Brandt', {
  component: 'contact-person',
  role: 'Studienberatung',
  photo: picture,
  phone: '+49 (0)30 23125 140',
  phoneLabel: 'Anrufen',
  email: 'studienberatung@tannhagen.example',
})
const costs = related('Kosten', {
  component: 'additional-costs',
  headline: 'Was sonst noch anfällt',
  content: doc('Einmalig'),
  costs: [{ title: 'Prüfungsgebühr', amount: '699 €', note: 'einmalig' }, { title: 'Porto' }],
})
const free = { component: 'headline', _uid: 'free', text: 'Frei' }

const alike = {
  headline: 'BWL',
  image: picture,
  ctaLabel: 'Jetzt bewerben',
  ctaLink: link,
  contact,
  usps: [{ text: 'Start jederzeit' }],
  factSet: [{ facts: [fact('36 Monate')] }],
  careerPaths: [
    { title: 'Controlling', content: doc('Zahlen'), link },
    { title: 'Vertrieb', image: picture },
  ],
  additionalCostsContent: costs,
  benefitSet: [{ headline: 'Warum wir', benefits: [fact('Flexibel')] }],
  body: [free],
}

const full: Readonly<Record<string, RawBlock>> = {
  variant: {
    component: 'variant',
    ...alike,
    product,
    geoRestrictedUsps: [{ countries: 'CH', usps: [{ text: 'Anerkannt' }] }],
    advantageCommunicationFacts: [fact('Viele')],
    feesDescription: doc('Jederzeit wechselbar'),
  },
  'variant-grouping': {
    component: 'variant-grouping',
    ...alike,
    products: [product, product],
    recognitionOfAchievements: doc('Bis zu zwei Drittel'),
  },
  'individual-grouping': {
    component: 'individual-grouping',
    ...alike,
    products: [product],
    cards: [{ component: 'card', _uid: 'own-card', title: 'Alle' }],
  },
  location: {
    component: 'location',
    street: 'Am Ufer 5',
    postalCode: '10179',
    city: 'Berlin',
    openingHours: [{ days: 'Mo bis Fr', hours: '8 bis 20 Uhr' }],
    phone: '030 23125 140',
    email: 'berlin@tannhagen.example',
    directions: doc('Mit der U8'),
    mapImage: picture,
    mapLink: { linktype: 'url', url: 'https://maps.example/' },
    mapLinkLabel: 'Route planen',
    contact,
    body: [free],
  },
  person: {
    component: 'person',
    role: 'Professorin',
    photo: picture,
    biography: doc('Lehrt seit 2011'),
    office: 'Raum 5',
    phone: '030 23125 141',
    email: 'lehre@tannhagen.example',
    linkedIn: { linktype: 'url', url: 'https://linkedin.example/a' },
    subjects: [{ title: 'Statistik' }],
    contact,
    body: [free],
  },
}

const storyOf = (content: object, fields: object = {}): Story =>
  parseStory({
    story: { id: 1, uuid: 'story-1', name: 'Der Name', full_slug: 'a', slug: 'a', content, ...fields },
  })

/** The same content as another type. */
const as = (component: string, content: RawBlock) => ({ ...content, component })

const landingPages = [
  ['lp-variant', 'variant'],
  ['lp-variant-grouping', 'variant-grouping'],
  ['lp-individual-grouping', 'individual-grouping'],
  ['lp-location', 'location'],
] as const
const everyForm = [
  ...Object.entries(full),
  ...landingPages.map(([lp, plain]) => [lp, as(lp, full[plain]!)] as const),
]

type Raw = Readonly<Record<string, unknown>>
const objectsIn = (value: unknown): Raw[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Raw, ...Object.values(value).flatMap(objectsIn)]
}
const blocksIn = (value: unknown) =>
  objectsIn(value).filter((block): block is RawBlock => typeof block.component === 'string')

const componentsOf = (body: readonly RawBlock[]) => body.map(({ component }) => component)
const headlinesOf = (body: readonly RawBlock[]) =>
  body
    .filter(({ component }) => component === 'container')
    .map(container => (container.body as RawBlock[])[0])
    .map(first => (first?.component === 'headline' ? String(first.text) : ''))

describe('pages of typed stories', () => {
  it.each([
    [
      'variant',
      [
        '',
        'Auf einen Blick',
        'Studiengebühren',
        'Was sonst noch anfällt',
        'Deine Perspektiven',
        'Warum wir',
        'Gut zu wissen',
        'Zulassung',
        'Beratung',
      ],
    ],
    [
      'variant-grouping',
      [
        '',
        'Studienmodelle',
        'Auf einen Blick',
        'Deine Perspektiven',
        'Anerkennung',
        'Warum wir',
        'Was sonst noch anfällt',
        'Beratung',
      ],
    ],
    ['location', ['Besuch uns', 'Anreise', 'Beratung']],
    ['person', ['Zur Person', 'Lehrgebiete', 'Beratung']],
  ])('%s: hero, jump navigation, sections, free blocks', (type, titles) => {
    const body = bodyOf(storyOf(full[type]!), 'de')
    expect(componentsOf(body).slice(0, 2)).toEqual(['hero', 'jump-navigation'])
    expect(headlinesOf(body)).toEqual(titles)
    expect(body.at(-1)).toBe(free)
    const places = (body[1]!.items as Raw[]).map(({ title, anchor }) => [title, anchor])
    const containers = body.filter(({ anchor }) => anchor).map(({ anchor }) => anchor)
    expect(places.map(([title]) => title)).toEqual(titles.filter(Boolean))
    expect(places.map(([, anchor]) => anchor)).toEqual(containers)
    expect(new Set(containers).size).toBe(containers.length)
  })

  it.each([
    ['45', { recognizedEctsLabel: 'Anrechenbar', recognizedEctsValue: 'bis 45 ECTS' }],
    ['0', undefined],
    [undefined, undefined],
  ])('the card of a product says how many credits may be recognised: %s', (recognizedEcts, said) => {
    const own = { ...product, content: { ...product.content, recognizedEcts } }
    const body = bodyOf(storyOf({ component: 'variant-grouping', products: [own] }), 'de')
    const card = blocksIn(body).find(({ component }) => component === 'card')!
    if (said) expect(card).toMatchObject(said)
    else expect(card).not.toHaveProperty('recognizedEctsLabel')
  })

  it.each(everyForm.filter(([type]) => /variant|grouping/.test(type)))(
    '%s has a bar with the hero’s first step and the number of the contact',
    (_type, content) => {
      const bar = bodyOf(storyOf(content), 'de').find(({ component }) => component === 'action-bar')
      expect(bar).toMatchObject({
        text: 'Jetzt bewerben',
        href: { cached_url: 'bewerbung' },
        phone: '+49 (0)30 23125 140',
      })
    },
  )

  it.each(everyForm)('%s: every block satisfies its own schema', (_type, content) => {
    const validate = createValidator(blockLogic)
    const blocks = blocksIn(bodyOf(storyOf(content), 'de')).filter(({ component }) =>
      blockLogic.has(component),
    )
    expect(blocks.length).toBeGreaterThan(5)
    for (const block of blocks) expect(validate(block), block.component).toMatchObject({ ok: true })
  })

  it.each(everyForm)('%s: every generated block has a _uid of its own that stays', (_type, content) => {
    const uidsOf = () =>
      blocksIn(bodyOf(storyOf(structuredClone(content)), 'de')).flatMap(({ _uid }) =>
        _uid?.startsWith('story-1-') ? [_uid] : [],
      )
    expect(new Set(uidsOf()).size).toBe(uidsOf().length)
    expect(uidsOf()).toEqual(uidsOf())
    const named = blocksIn(bodyOf(storyOf(content), 'de')).filter(({ component }) =>
      blockLogic.has(component),
    )
    for (const block of named) expect(block._uid, block.component).toBeTruthy()
  })

  it.each(everyForm)(
    '%s: without fields there is the hero with the name, and nothing else',
    (type, _content) => {
      const body = bodyOf(storyOf({ component: type }), 'de')
      expect(body).toMatchObject([{ component: 'hero', headline: 'Der Name', type: 'basic' }])
    },
  )

  it.each(everyForm)('%s: a malformed field takes no page down', (type, content) => {
    for (const name of Object.keys(content).filter(key => key !== 'component'))
      for (const value of [5, 'text', [null], [[]], { a: 1 }, [{ component: 5 }], null]) {
        const body = bodyOf(storyOf({ ...content, [name]: value }), 'de')
        expect(body[0], `${type}.${name}`).toMatchObject({ component: 'hero' })
      }
  })

  it('models of one programme are no programmes', () => {
    const group = as('individual-grouping', full['variant-grouping']!)
    expect(headlinesOf(bodyOf(storyOf(group), 'de'))).toContain('Studiengänge')
  })

  it('every other titled section names a ground of the type of its page, in turn', () => {
    const grounds = bodyOf(storyOf(full.variant!), 'de')
      .filter(({ component }) => component === 'container')
      .map(({ ground }) => ground)
    expect(grounds.slice(0, 6)).toEqual([
      undefined,
      undefined,
      'programme-0',
      undefined,
      'programme-1',
      undefined,
    ])
  })

  it.each(['lp-variant', 'lp-variant-grouping', 'lp-location'])(
    'sections of %s name grounds of landing pages',
    type => {
      const like = type.replace('lp-', '')
      const grounds = bodyOf(storyOf(as(type, full[like]!)), 'de').flatMap(({ ground }) => ground ?? [])
      expect(grounds[0]).toBe('landing-0')
      expect(grounds.at(-1)).toMatch(/^(?:landing|closing)-\d$/)
    },
  )

  it('one section alone needs no jump navigation', () => {
    const content = { component: 'location', directions: doc('Mit der U8') }
    expect(componentsOf(bodyOf(storyOf(content), 'de'))).toEqual(['hero', 'container'])
  })

  it('has the words of the page’s language', () => {
    const titles = headlinesOf(bodyOf(storyOf(full.person!), 'en'))
    expect(titles).toEqual(['About', 'Subjects', 'Advice'])
  })

  it('has the name in the story’s language', () => {
    const translated = { lang: 'en', translated_slugs: [{ lang: 'en', path: 'b', name: 'The name' }] }
    expect(bodyOf(storyOf({ component: 'person' }, translated), 'en')).toMatchObject([
      { headline: 'The name' },
    ])
  })

  it('other stories have their free blocks', () => {
    expect(bodyOf(storyOf({ component: 'page', body: [free] }), 'de')).toEqual([free])
    expect(bodyOf(storyOf({ component: 'campaign' }), 'de')).toEqual([])
  })
})

describe('the hero', () => {
  it.each([
    ['variant', true],
    ['lp-variant', true],
    ['variant-grouping', undefined],
    ['location', undefined],
  ])('of a %s shows the code that lowers its prices: %s', (type, expected) => {
    const [hero] = bodyOf(storyOf({ ...full.variant!, component: type }), 'de')
    expect(hero!.showCampaignVoucher).toBe(expected)
  })

  it('is the story’s own, the first one, as it is', () => {
    const hero = { component: 'hero', _uid: 'own', headline: 'Eigenes' }
    const content = { ...full.variant!, hero: [{ component: 'card' }, hero, { component: 'hero' }] }
    const body = bodyOf(storyOf(content), 'de')
    expect(body[0]).toBe(hero)
    expect(componentsOf(body).filter(name => name === 'hero')).toHaveLength(1)
  })

  it('is made of the fields', () => {
    expect(bodyOf(storyOf(full.variant!), 'de')[0]).toMatchObject({
      type: 'split',
      frameLabel: 'Bachelor of Arts (B.A.)',
      headline: 'BWL',
      ctaLabel: 'Jetzt bewerben',
      ctaHref: { linktype: 'story', cached_url: 'bewerbung' },
    })
  })
})

describe('sections of a programme', () => {
  const find = (body: readonly RawBlock[], component: string) =>
    blocksIn(body).filter(block => block.component === component)
  const body = bodyOf(storyOf(full.variant!), 'de')

  it('facts are those of the product, then the written ones, unchanged', () => {
    const facts = find(body, 'fact').map(({ title }) => title)
    expect(facts.slice(0, 5)).toEqual([
      'Bachelor of Arts (B.A.)',
      '180 ECTS',
      'Wirtschaft',
      'Fernstudium',
      '36 Monate',
    ])
    expect(find(body, 'fact')).toContain((alike.factSet[0] as { facts: object[] }).facts[0])
  })

  it('prices come from the product; other costs are facts, which no campaign lowers', () => {
    expect(find(body, 'price-boxes').map(({ items }) => items)).toMatchObject([[{ price: '396' }]])
    const costs = find(body, 'fact').filter(({ icon }) => icon === 'euro')
    expect(costs).toMatchObject([{ title: '699 €', content: 'Prüfungsgebühr\neinmalig' }])
  })

  it('prices are followed by what the law asks to be said of a course, where the product says it', () => {
    expect(find(body, 'course-terms')).toEqual([])
    const terms = { totalPrice: '14955', approvalNumber: 'ZFU 1' }
    const sold = { ...product, content: { ...product.content, ...terms } }
    const [fees] = bodyOf(storyOf({ ...full.variant!, product: sold, withdrawalLink: link }), 'de').filter(
      ({ _uid }) => typeof _uid === 'string' && _uid.endsWith('-fees'),
    )
    expect((fees!.body as RawBlock[]).map(({ component }) => component).slice(-2)).toEqual([
      'price-boxes',
      'course-terms',
    ])
    expect(find([fees!], 'course-terms')).toMatchObject([
      { totalPrice: 14_955, approvalNumber: 'ZFU 1', withdrawalLink: { cached_url: 'bewerbung' } },
    ])
  })

  it('cards of the models of one programme count as study formats, those of several programmes as cards', () => {
    const models = full['variant-grouping']!
    const eventsOf = (content: RawBlock) =>
      find(bodyOf(storyOf(content), 'de'), 'card').flatMap(({ trackingEvent }) => trackingEvent ?? [])
    expect(new Set(eventsOf(models))).toEqual(new Set(['study_format_card']))
    expect(new Set(eventsOf(as('individual-grouping', models)))).toEqual(new Set(['cards_element']))
  })

  it('careers are cards, and an accordion when there are many', () => {
    expect(find(body, 'card').map(({ variant, title }) => [variant, title])).toEqual([
      ['compact', 'Controlling'],
      ['default', 'Vertrieb'],
    ])
    const careerPaths = Array.from({ length: 7 }, (_, index) => ({ title: `${index}`, content: doc('a') }))
    const many = bodyOf(storyOf({ component: 'variant', careerPaths }), 'de')
    expect(find(many, 'card')).toEqual([])
    expect(find(many, 'accordion-item')).toHaveLength(7)
  })

  it('what admission takes opens where there is more to say, and is ticked where not', () => {
    expect(find(body, 'checklist-item').map(({ text }) => text)).toEqual(['Kein NC'])
    expect(find(body, 'accordion-item').map(({ title }) => title)).toEqual(['Abitur'])
  })

  it('contact channels need a label', () => {
    const buttons = find(body, 'button').map(({ text, href }) => [text, href])
    expect(buttons).toEqual([['Anrufen', { linktype: 'url', url: 'tel:00493023125140' }]])
    expect(find(body, 'media-text')).toMatchObject([{ headline: 'Sofia Brandt' }])
  })

  it('a product that was not found makes no section', () => {
    const content = { component: 'variant', product: '0b2f-uuid', contact: '77', additionalCostsContent: '' }
    expect(componentsOf(bodyOf(storyOf(content), 'de'))).toEqual(['hero'])
  })
})

describe('landing pages', () => {
  it.each(landingPages)(
    '%s: like %s, without jump navigation, and the first step again at the end',
    (lp, plain) => {
      const first = { ctaLabel: 'Jetzt bewerben', ctaLink: link, closingHeadline: 'Bereit?' }
      const story = storyOf({ ...full[plain]!, ...first, component: lp })
      const body = bodyOf(story, 'de')
      const ordinary = bodyOf(storyOf({ ...full[plain]!, ...first }), 'de')
      expect(componentsOf(body)).not.toContain('jump-navigation')
      expect([...componentsOf(body)]).toEqual([
        ...componentsOf(ordinary).filter(name => name !== 'jump-navigation'),
        'container',
      ])
      expect(body.at(-1)).toMatchObject({
        body: [
          { component: 'headline', text: 'Bereit?' },
          { component: 'button', text: 'Jetzt bewerben', href: { cached_url: 'bewerbung' } },
        ],
      })
    },
  )

  it('the first step may be the flag of their own hero; without one there is no closing', () => {
    const hero = { component: 'hero', headline: 'a', flagText: 'Testen', flagHref: link }
    const closing = bodyOf(storyOf({ component: 'lp-variant', hero: [hero] }), 'de').at(-1)
    expect(closing).toMatchObject({ body: [{ component: 'button', text: 'Testen' }] })
    expect(bodyOf(storyOf({ component: 'lp-variant', closingHeadline: 'Bereit?' }), 'de')).toHaveLength(1)
  })
})

describe('the list of blocks', () => {
  it('is the same object for the same content', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'de')).toBe(bodyOf(story, 'de'))
    expect(bodyOf({ ...story, published_at: 'later' }, 'de')).toBe(bodyOf(story, 'de'))
    const page = storyOf({ component: 'page', body: [free] })
    expect(bodyOf(page, 'de')).toBe(bodyOf(page, 'de'))
  })

  it('follows the language and the name', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'en')).not.toBe(bodyOf(story, 'de'))
    const unnamed = storyOf({ component: 'person' })
    expect(bodyOf({ ...unnamed, name: 'Neu' }, 'de')).toMatchObject([{ headline: 'Neu' }])
    expect(bodyOf(unnamed, 'de')).toMatchObject([{ headline: 'Der Name' }])
  })

  it('keeps the blocks that an edit leaves equal, in each version and variant of one story', () => {
    const anchor = {}
    const story = storyOf(shareStructure(undefined, structuredClone(full.variant!)))
    const before = bodyOf(story, 'de', anchor)
    const edited = (text: string) => {
      const usps = [{ component: 'usp', _uid: 'usp', text }]
      return { ...story, content: shareStructure(story.content, { ...structuredClone(full.variant!), usps }) }
    }
    const newIn = (body: typeof before) => body.filter(block => !before.includes(block))
    expect(newIn(bodyOf(edited('Drei Modelle'), 'de', anchor))).toHaveLength(1)
    expect(newIn(bodyOf(edited('Vier Modelle'), 'de', {})).length).toBeGreaterThan(9)
    expect(newIn(bodyOf(edited('Fünf Modelle'), 'de')).length).toBeGreaterThan(9)
  })

  it('cannot be changed', () => {
    const body = bodyOf(storyOf(full.variant!), 'de')
    expect(Object.isFrozen(body)).toBe(true)
    for (const block of blocksIn(body)) expect(Object.isFrozen(block)).toBe(true)
  })
})

it.each([
  ['form-config', 'form'],
  ['header', 'header'],
  ['footer', 'footer'],
])('a draft of the story type %s shows the block %s with its content', (component, shown) => {
  const [block, ...others] = bodyOf(storyOf({ component, headline: 'Schreib uns' }), 'de')
  expect(block).toMatchObject({ component: shown, headline: 'Schreib uns' })
  expect(block?._uid).toBeTruthy()
  expect(others).toEqual([])
})
