import { describe, expect, it } from 'vitest'
import { message } from '../../blocks/_kit/messages.ts'
import { languageCodes } from '../../blocks/_kit/words.ts'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { smallSpace } from './setup/small-space.ts'
import { type StoryDraft, storyLink, storyOf } from './setup/story.ts'
import { createTestSite } from './setup/test-site.ts'
import { Translated } from './setup/text.ts'

const standard = 'de'
const others = languageCodes.filter(code => code !== standard)

const inAll = (text: (language: string) => string) =>
  new Translated(text(standard), Object.fromEntries(others.map(code => [code, text(code)])))

const languages = ([standard, ...others] as const).map(code => ({
  component: 'language',
  code,
  label: `Sprache ${code}`,
  href: storyLink('home'),
}))

const drafts: readonly StoryDraft[] = [
  {
    slug: 'kosten',
    name: inAll(code => `Kosten ${code}`),
    languages: others,
    content: {
      component: 'page',
      body: [
        { component: 'headline', _uid: 'title', text: inAll(code => `Überschrift ${code}`), level: 'h1' },
        {
          component: 'price-boxes',
          _uid: 'prices',
          items: [{ component: 'price-box', timeModel: 'Vollzeit', price: '12384' }],
        },
        { component: 'back-to-top', _uid: 'top' },
      ],
    },
  },
  {
    slug: 'settings/dach/header',
    name: 'Header',
    content: {
      component: 'header',
      _uid: 'header',
      name: 'Klein',
      languageSwitcher: languages,
      languageMenu: true,
    },
  },
  {
    slug: 'settings/dach/footer',
    name: 'Footer',
    content: { component: 'footer', _uid: 'footer', copyrightText: 'Klein' },
  },
]

function space(): SpaceSeed {
  const small = smallSpace()
  const own = new Set(drafts.map(({ slug }) => slug))
  const kept = small.stories.filter(({ draft }) => !own.has(draft.full_slug))
  const made = drafts.map((draft, at) => storyOf(draft, 100 + at))
  return {
    ...small,
    language_codes: others,
    stories: [...kept, ...made.map(story => ({ draft: story, published: story }))],
  }
}

const pathIn = (code: string) => (code === standard ? '/kosten/' : `/${code}/kosten/`)

describe('a language of the list', () => {
  it.each(languageCodes)(
    '%s has pages below its prefix, in its words, and links to and from the others',
    async code => {
      const site = await createTestSite({ space: space() })
      const { status, html } = await site.get(pathIn(code))
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${code}"`, 'i'))
      expect(html).toContain(`Überschrift ${code}`)
      expect(html).toContain(message(code, 'skipToContent'))
      for (const other of languageCodes)
        expect(html).toContain(`hreflang="${other}" href="http://127.0.0.1:8787${pathIn(other)}"`)
      expect(html).toMatch(new RegExp(`<meta property="og:locale" content="${code}_[A-Z]{2}">`))
      const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag.toLowerCase())
      const offered = languageCodes.filter(other =>
        links.some(tag => tag.includes(`href="${pathIn(other)}"`) && tag.includes(`hreflang="${other}"`)),
      )
      expect(offered).toEqual(languageCodes)
    },
  )

  it.each(languageCodes)('%s is a language of unknown pages, searches and platform calls', async code => {
    const site = await createTestSite({ space: space() })
    const prefix = code === standard ? '' : `/${code}`
    const missing = await site.get(`${prefix}/niemand/`)
    expect([missing.status, /<html lang="(\w+)"/.exec(missing.html)?.[1]]).toEqual([404, code])
    await site.runSchedule()
    const found = await site.get(`${prefix}/suche/?q=kosten`)
    expect(found.status).toBeLessThan(500)
    const call = await site.get(`/api/proxy/index/v2/story-library?language=${code}`)
    expect([call.status, site.log.filter(({ level }) => level === 'error')]).toEqual([200, []])
  })
})
