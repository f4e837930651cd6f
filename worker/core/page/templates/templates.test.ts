import { describe, expect, it } from 'vitest'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import {
  as,
  blocksIn,
  componentsOf,
  doc,
  free,
  full,
  link,
  product,
  type Raw,
  storyOf,
} from '../../../tests/setup/typed-stories.ts'
import { blockLogic, validateBlock } from '../registry.ts'
import { bodyOf } from './body-of.ts'

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
    ['45', { recognizedEctsLabel: 'Anrechenbar', recognizedEctsValue: 'bis 45\u00a0ECTS' }],
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
    const blocks = blocksIn(bodyOf(storyOf(content), 'de')).filter(({ component }) =>
      blockLogic.has(component),
    )
    expect(blocks.length).toBeGreaterThan(5)
    for (const block of blocks) expect(validateBlock(block), block.component).toMatchObject({ ok: true })
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
