import { describe, expect, it } from 'vitest'
import { groupUuid } from '../../tests/setup/country-groups.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { fieldProblems } from './field-problems.ts'

const page = (...body: object[]) => ({ component: 'page', body })
const headline = (text: string) => ({ component: 'headline', _uid: 'h', text, level: 'h1' })
const richText = (mark: object) => ({
  component: 'rich-text',
  _uid: 'r',
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Los', marks: [mark] }] }],
  },
})
const uuids = new Set(['known'])
const of = (content: object) => fieldProblems(content as never, uuids)

describe('what is wrong with a story, by field', () => {
  it('is nothing for the stories of the demonstration site', () => {
    const stories = demoSpace.stories.map(({ draft }) => draft)
    const known = new Set([...stories.map(({ uuid }) => uuid), ...Object.values(groupUuid)])
    const wrong = stories.flatMap(({ full_slug, content }) =>
      fieldProblems(content as never, known).map(problem => ({ full_slug, ...problem })),
    )
    expect(wrong).toEqual([])
  })

  it.each<[string, object, object]>([
    [
      'a text that is required',
      headline(' '),
      { uid: 'h', field: 'text', message: expect.stringContaining('not shown') },
    ],
    [
      'the same in an entry of a list',
      {
        component: 'accordion',
        _uid: 'a',
        accordionLists: [
          {
            component: 'accordion-list',
            _uid: 'l',
            accordionItems: [{ component: 'accordion-item', _uid: 'i', title: '' }],
          },
        ],
      },
      { uid: 'i', field: 'title', message: 'Without this the entry is not shown.' },
    ],
    [
      'an entry that is none',
      { component: 'header', _uid: 'k', navigation: [{ title: 'A' }, 'B'] },
      { uid: 'k', field: 'navigation', message: 'Entry 2 does not fit, and is not shown.' },
    ],
    [
      'an icon that does not exist',
      { component: 'form-icon', _uid: 'x', iconName: 'no-such-icon' },
      { uid: 'x', field: 'iconName', message: 'There is no icon “no-such-icon”.' },
    ],
    [
      'a country group that is gone',
      {
        component: 'usp-list',
        _uid: 'u',
        geoRestricted: [
          { component: 'geo-restricted-usps', _uid: 'g', countryGroup: 'known', usps: [] },
          { component: 'geo-restricted-usps', _uid: 'lost', countryGroup: 'lost', usps: [] },
        ],
      },
      { uid: 'lost', field: 'countryGroup', message: expect.stringContaining('is gone') },
    ],
    ...['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png;base64,AA', 'x'].map(
      (src): [string, object, object] => [
        `a picture in a text that is not on this site (${src})`,
        {
          component: 'rich-text',
          _uid: 'r',
          content: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'image', attrs: { src: '/pictures/8x6/a.png' } }] },
              {
                type: 'paragraph',
                content: [
                  { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/8x6/a.png' } },
                  { type: 'image', attrs: { src } },
                ],
              },
            ],
          },
        },
        { uid: 'r', field: 'content', message: expect.stringContaining('not on this site') },
      ],
    ),
    [
      'a reference to a story that is gone',
      { component: 'contact-block', _uid: 'c', person: 'lost', name: 'A' },
      { uid: 'c', field: 'person' },
    ],
    [
      'a description without a picture',
      {
        component: 'media-text',
        _uid: 'm',
        text: 'A',
        media: { fieldtype: 'asset', filename: '', alt: 'Ein Bild' },
      },
      { uid: 'm', field: 'media', message: 'This has an alternative text and no picture.' },
    ],
    [
      'a film where a picture belongs',
      { component: 'big-image', _uid: 'p', image: { fieldtype: 'asset', filename: '/films/a.mp4' } },
      { uid: 'p', field: 'image', message: 'Only pictures can stand here.' },
    ],
    [
      'a link to a story that is gone',
      {
        component: 'button',
        _uid: 'b',
        text: 'Los',
        href: { linktype: 'story', id: 'lost', cached_url: 'x' },
      },
      { uid: 'b', field: 'href' },
    ],
    ...(
      [
        ['siehe Kontakt', 'leads nowhere'],
        ['Anna @ Beispiel', 'leads nowhere'],
        ['javascript:alert(1)', 'no link'],
        ['//example.org', 'no link'],
        ['https://exa mple', 'no address'],
      ] as const
    ).flatMap(([url, said]): [string, object, object][] => [
      [
        `a link that visitors cannot follow (${url})`,
        { component: 'button', _uid: 'b', text: 'Los', href: { linktype: 'url', url } },
        { uid: 'b', field: 'href', message: expect.stringContaining(said) },
      ],
      [
        `such a link in a text (${url})`,
        richText({ type: 'link', attrs: { linktype: 'url', href: url } }),
        { uid: 'r', field: 'content', message: expect.stringContaining(said) },
      ],
    ]),
    [
      'a link in a text to a story that is gone',
      richText({ type: 'link', attrs: { linktype: 'story', uuid: 'lost', href: '/x/' } }),
      { uid: 'r', field: 'content', message: expect.stringContaining('gone') },
    ],
  ])('is %s', (_, block, expected) => {
    expect(of(page(block))).toEqual([expect.objectContaining(expected)])
  })

  it.each([
    '/kontakt/',
    'kontakt/',
    'kontakt#formular',
    'www.example.org',
    'studium@example.org',
    '#unten',
    '?a=b',
    'https://example.org/a',
    'mailto:a@b.example',
    'tel:+4930',
    '{{get_to}}',
    ' ',
  ])('is no link to “%s”', url => {
    const button = { component: 'button', _uid: 'b', text: 'Los', href: { linktype: 'url', url } }
    expect(of(page(button, richText({ type: 'link', attrs: { linktype: 'url', href: url } })))).toEqual([])
  })

  it.each([
    [{ countries: 'Deutschland, at' }, '“Deutschland”'],
    [{ startsAt: '2026-12-02 00:00', endsAt: '2026-12-01 00:00' }, 'ends before it starts'],
    [{ discountType: 'percent', discountValue: '1000' }, '1000 %'],
  ])('is a campaign that nobody would see, or that cannot be meant: %j', (fields, said) => {
    expect(of({ component: 'campaign', titleDesktop: 'A', ...fields })).toMatchObject([
      { uid: undefined, field: undefined, message: expect.stringContaining(said) },
    ])
  })

  it('is a form without a name, which pages could not show', () => {
    for (const id of [undefined, '', '12'])
      expect(of({ component: 'form-config', id })).toMatchObject([
        { field: undefined, message: expect.stringContaining('needs an id') },
      ])
  })

  it('is a form built in a page without a name, and none that refers to a form', () => {
    const form = (own: object) => page({ component: 'form', _uid: 'f', ...own })
    const [problem, ...rest] = of(form({ steps: [{ component: 'form-step', _uid: 's', title: 'Eins' }] }))
    expect(problem).toMatchObject({ uid: 'f', field: 'id', message: expect.stringContaining('id') })
    expect(rest).toEqual([])
    for (const own of [{ id: 'kontakt' }, { config: '0b8a8d9e-1111-4222-8333-444455556666' }])
      expect(of(form(own)).filter(({ field }) => field === 'id')).toEqual([])
  })

  it('is a text of the story with more characters than there is room for, in any language', () => {
    const content = { component: 'page', seoTitle: 'a'.repeat(70), seoTitle__i18n__en: 'a'.repeat(72) }
    expect(of(content)).toEqual([
      {
        uid: undefined,
        field: 'seoTitle',
        message: 'In en: This has 72 characters, 2 more than there is room for.',
      },
    ])
  })

  it.each([
    ['', 'Without a key this changes nothing.'],
    ['SEO title', 'No page has a field “SEO title”, so this changes nothing.'],
  ])('is a field of a variant that no page has: “%s”', (key, message) => {
    const entry = (name: string) => ({ component: 'experiment-override', _uid: name, key: name, text: 'Neu' })
    const variantContent = [entry('seoTitle'), { ...entry(key), _uid: 'o' }]
    expect(of({ component: 'experiment-variant', variantContent })).toContainEqual({
      uid: 'o',
      field: 'key',
      message,
    })
    expect(
      of({ component: 'experiment-variant', variantContent: [entry('seoTitle'), entry('body')] }),
    ).toEqual([])
  })

  it('finds blocks in running text', () => {
    const content = {
      type: 'doc',
      content: [{ type: 'blok', attrs: { body: [{ component: 'button', _uid: 'b', text: '' }] } }],
    }
    expect(of(page({ component: 'rich-text', _uid: 'r', content }))).toMatchObject([
      { uid: 'b', field: 'text' },
    ])
  })

  it('tells the faults of a graph of questions', () => {
    const answers = [{ component: 'funding-answer', _uid: 'w', code: 'x', label: 'X', next: 'gone' }]
    const questions = [{ component: 'funding-question', _uid: 'q', key: 'a', question: 'A?', answers }]
    expect(of({ component: 'funding-questions', questions })).toMatchObject([
      { uid: undefined, field: undefined, message: expect.stringContaining('gone') },
    ])
  })
})
