import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { type StoryDraft, storyOf } from './story.ts'
import { createTestSite, type TestSite, withContent } from './test-site.ts'
import { t } from './text.ts'

const headline = (uid: string, text: unknown) => ({ component: 'headline', _uid: uid, text, level: 'h2' })

export const page = (slug: string, own: Partial<StoryDraft> = {}): StoryDraft => ({
  slug,
  name: slug,
  content: { component: 'page', body: [headline('h', `Seite ${slug} von uns`)] },
  ...own,
})

const extra: readonly StoryDraft[] = [
  page('bachelor/recht', {
    name: t('Recht', 'Law'),
    translatedSlugs: { en: 'bachelor/law' },
    content: {
      component: 'page',
      body: [
        headline('a', t('Recht studieren bei uns', 'Read law with us')),
        headline('b', 'Das steht hier nur auf Deutsch'),
        {
          component: 'grid',
          _uid: 'g',
          items: [
            { component: 'card', _uid: 'c1', title: t('Ein Fach mit Zukunft', 'A subject with a future') },
            { component: 'card', _uid: 'c2', title: 'Noch ein Fach mit Zukunft' },
          ],
        },
      ],
    },
  }),
  page('nur/deutsch', { languages: [] }),
  page('über/münchen', { languages: [] }),
  page('leer', { content: { component: 'page', layout: 'blank', body: [headline('h', 'Ohne Rahmen')] } }),
  page('forms-space/anfrage', { content: { component: 'page', body: [headline('h', 'Ein Formular')] } }),
  page('ds/home', { content: { component: 'page', body: [headline('h', 'Dual zu Hause')] } }),
  page('ds/betriebe'),
  page('wissen/node.js'),
  page('ds/error/404', { content: { component: 'page', body: [headline('h', 'Dual verlaufen')] } }),
  {
    slug: 'settings/ds/header',
    name: 'Header',
    content: { component: 'header', _uid: 'dsh', name: 'Dual', navigation: [] },
  },
  {
    slug: 'settings/ds/footer',
    name: 'Footer',
    content: { component: 'footer', _uid: 'dsf', copyrightText: 'Dual' },
  },
  {
    slug: 'settings/ds/defaults',
    name: 'Defaults',
    content: { component: 'defaults', unit: 'ds', siteName: 'Dual' },
  },
]

const footer = {
  component: 'footer',
  _uid: 'footer',
  claim: 'Lernen, wo Sie leben',
  copyrightText: 'Klein',
}

export const longTarget = `/${'n'.repeat(1500)}/`

export const longQuery = `/bachelor/?b=${'b'.repeat(2000)}`

const redirects: readonly (readonly [string, string])[] = [
  ['/alt', '/bachelor/'],
  ['/früher', '/bachelor/'],
  ['/kette', '/alt'],
  ['/weiter/', '{"path":"/bachelor/","query":{"a":"1"},"forwardParameters":true,"status":302}'],
  ['/fremd/', 'https://partner.example/x'],
  ['/kreis/', '/kreis-2/'],
  ['/kreis-2/', '/kreis/'],
  ['/bachelor/recht/', '{"path":"/nur-ds/","unit":"ds"}'],
  ['/studium/*', '{"path":"/bachelor/:splat","forwardParameters":true}'],
  ['/studium/heute/', '/'],
  ['/partner/*', 'https://partner.example/a/:splat'],
  ['/aus/*', '/:splat'],
  ['/a?token=geheim', '/bachelor/'],
  ['/lang/*', `${longTarget}:splat`],
  ['/mit/', JSON.stringify({ path: longQuery, forwardParameters: true })],
  ['/prospekt.pdf', '/bachelor/'],
  ['/selbst/', '/selbst/'],
  ['/zu-selbst/', '/selbst/'],
  ['/archiv/%3Ajahr/', '/bachelor/'],
  ['/archiv/%2A', '/bachelor/recht/'],
  ['/archiv/%3Ajahr/%3Atag/*', '/bachelor/:splat'],
  ['/umweg/', '/archiv/%3ajahr'],
  ['/rund/%3Aa/', '/rund/%3Ab/'],
  ['/rund/%3Ab/', '/rund/:a'],
]

export function space(): SpaceSeed {
  const small = withContent(smallSpace(), 'settings/dach/footer', () => footer)
  return {
    ...small,
    language_codes: ['en', 'fr'],
    stories: [
      ...small.stories,
      ...extra.map((draft, index) => {
        const story = storyOf(draft, 100 + index)
        return { draft: story, published: story }
      }),
    ],
    datasources: [
      ...small.datasources,
      {
        id: 2,
        name: 'Redirects',
        slug: 'redirects',
        entries: redirects.map(([name, value], index) => ({ id: 100 + index, name, value })),
      },
    ],
  }
}

export const siteWith = (bindings: Record<string, unknown> = {}) =>
  createTestSite({ space: space(), bindings })

export async function locationOf(site: TestSite, path: string) {
  const { status, headers } = await site.send(path)
  return [status, headers.get('location')]
}
