import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { type StoryDraft, storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withStory } from './setup/test-site.ts'
import { t } from './setup/text.ts'

const page = (slug: string, name: StoryDraft['name'], fields: Partial<StoryDraft> = {}): StoryDraft => ({
  slug,
  name,
  content: {
    component: 'page',
    body: [{ component: 'headline', _uid: slug, text: 'Seite', level: 'h1' }],
  },
  ...fields,
})

const drafts = [
  page('bachelor/informatik', t('Informatik', 'Computer Science'), {
    translatedSlugs: { en: 'bachelor/computer-science' },
  }),
  page('bachelor/informatik/fernstudium', t('Informatik im Fernstudium', 'By distance learning'), {
    translatedSlugs: { en: 'bachelor/computer-science/distance-learning' },
  }),
  page('hochschule/lehrende', 'Lehrende'),
  page('nur-deutsch', 'Nur deutsch', { languages: [] }),
  page('nur-deutsch/unten', t('Unten', 'Below')),
  page('lp/bachelor/informatik', 'Jetzt Informatik'),
]

function spaceWithDepth(): SpaceSeed {
  const small = smallSpace()
  const stories = drafts.map((draft, index) => storyOf(draft, 500 + index))
  return {
    ...small,
    stories: [...small.stories, ...stories.map(story => ({ draft: story, published: story }))],
  }
}

async function createSite(): Promise<TestSite> {
  const site = await createTestSite({ space: spaceWithDepth() })
  // Fills the index, which tells at which folders a page stands.
  await site.runSchedule()
  site.turnClock(120 * SECOND)
  return site
}

/** The way that the page shows: names, with addresses but for the page itself. */
function shownOn(html: string) {
  const [, list = ''] = /<nav class="breadcrumbs[^>]*><ol>(.*?)<\/ol>/s.exec(html) ?? []
  return [...list.matchAll(/<li><(?:a href="([^"]+)"|span aria-current="page")>([^<]*)/g)].map(
    ([, href, name]) => (href ? `${name} ${href}` : name),
  )
}

/** The way that the structured data tell. */
function toldOn(html: string) {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const graph = JSON.parse(json)['@graph'] as { '@type': string; itemListElement: { name: string }[] }[]
  return graph.find(thing => thing['@type'] === 'BreadcrumbList')?.itemListElement.map(({ name }) => name)
}

describe('the way to a page', () => {
  it.each([
    [
      '/bachelor/informatik/fernstudium/',
      [
        'Startseite /',
        'Bachelor /bachelor/',
        'Informatik /bachelor/informatik/',
        'Informatik im Fernstudium',
      ],
    ],
    [
      '/en/bachelor/computer-science/distance-learning/',
      [
        'Home /en/',
        'Bachelor /en/bachelor/',
        'Computer Science /en/bachelor/computer-science/',
        'By distance learning',
      ],
    ],
    ['/hochschule/lehrende/', ['Startseite /', 'Lehrende']],
    ['/nur-deutsch/unten/', ['Startseite /', 'Nur deutsch /nur-deutsch/', 'Unten']],
    ['/en/nur-deutsch/unten/', ['Home /en/', 'Below']],
    ['/bachelor/', []],
    ['/', []],
    ['/lp/bachelor/informatik/', []],
    ['/bachelor/informatik/fehlt/', []],
  ])('%s is shown as %j', async (path, expected) => {
    const site = await createSite()
    expect(shownOn((await site.get(path)).html)).toEqual(expected)
  })

  it('is the same in the structured data, which have it on the first level too', async () => {
    const site = await createSite()
    const { html } = await site.get('/bachelor/informatik/fernstudium/')
    expect(toldOn(html)).toEqual(['Startseite', 'Bachelor', 'Informatik', 'Informatik im Fernstudium'])
    expect(toldOn((await site.get('/bachelor/')).html)).toEqual(['Startseite', 'Bachelor'])
  })

  it('has the new name of a page above once it is published', async () => {
    const site = await createSite()
    const path = '/bachelor/informatik/'
    expect(shownOn((await site.get(path)).html)).toContain('Bachelor /bachelor/')
    await site.edit((space: SpaceSeed) =>
      withStory(space, 'bachelor', story => ({ ...story, name: 'Bachelorstudium' })),
    )
    site.turnClock(120 * SECOND)
    await site.get(path)
    site.turnClock(5 * SECOND)
    expect(shownOn((await site.get(path)).html)).toContain('Bachelorstudium /bachelor/')
  })

  it('is shorter while the index does not answer', async () => {
    const site = await createTestSite({ space: spaceWithDepth(), bindings: { INDEX: undefined } })
    expect(shownOn((await site.get('/bachelor/informatik/')).html)).toEqual(['Startseite /', 'Informatik'])
  })
})
