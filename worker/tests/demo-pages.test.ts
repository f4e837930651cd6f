import { beforeAll, describe, expect, it } from 'vitest'
import { isMonthly } from '../../blocks/_kit/programmes/prices.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'

interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

interface ListedPage {
  readonly path: string
  readonly html: string
  readonly title: string
  readonly description: string
  readonly things: readonly Thing[]
}

const unescaped = (text: string) =>
  text.replace(
    /&(amp|quot|#39|lt|gt);/g,
    (_, name: string) => ({ amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' })[name]!,
  )

/** The attribute of the one tag that matches. */
function tagValue(html: string, tag: RegExp): string {
  const [found, more] = [...html.matchAll(new RegExp(tag, 'g'))]
  expect([found?.[0], more], String(tag)).toEqual([expect.any(String), undefined])
  return unescaped(found![1]!)
}

const thingsIn = (html: string): Thing[] =>
  JSON.parse(tagValue(html, /<script type="application\/ld\+json">([^<]*)<\/script>/))['@graph']

const languageLinks = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, language, href]) => [language, href],
  )

async function listedPage(site: TestSite, path: string): Promise<ListedPage> {
  const { html } = await site.get(path)
  return {
    path,
    html,
    title: tagValue(html, /<head>[\s\S]*?<title>([^<]*)<\/title>/),
    description: tagValue(html, /<meta name="description" content="([^"]*)">/),
    things: thingsIn(html),
  }
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the pages that search engines list', () => {
  let site: TestSite
  let pages: readonly ListedPage[]
  let sitemap: string

  beforeAll(async () => {
    site = await createTestSite({ space: demoSpace })
    sitemap = (await site.get('/sitemap.xml')).html
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href!.replace(origin, ''))
    pages = await Promise.all(paths.map(path => listedPage(site, path)))
  }, 60_000)

  const everyPage = (check: (page: ListedPage) => void) => {
    expect(pages.length).toBeGreaterThan(30)
    for (const page of pages) check(page)
  }

  it('each have a title of their own that is shown whole', () => {
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    everyPage(({ title, path }) => {
      expect(title.length, path).toBeGreaterThan(15)
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(title, path).not.toMatch(/[\u00ad\u00a0]|\{\{/)
    })
  })

  it('each have a description of their own that is shown whole', () => {
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
    everyPage(({ description, path }) => {
      expect(description.length, path).toBeGreaterThanOrEqual(70)
      expect(description.length, path).toBeLessThanOrEqual(160)
    })
  })

  it('may be listed, and are canonical', () => {
    everyPage(({ html, path }) => {
      expect(tagValue(html, /<meta name="robots" content="([^"]*)">/), path).toBe('index')
      expect(tagValue(html, /<link rel="canonical" href="([^"]*)">/)).toBe(origin + path)
      expect(tagValue(html, /<meta property="og:url" content="([^"]*)">/)).toBe(origin + path)
    })
  })

  it('name their languages as the sitemap does, and each language names them back', () => {
    const byAddress = new Map(pages.map(page => [origin + page.path, page]))
    everyPage(({ html, path }) => {
      const [, entry = ''] = sitemap.split(`<loc>${origin}${path}</loc>`)
      const inSitemap = [
        ...entry.slice(0, entry.indexOf('</url>')).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g),
      ]
      expect(languageLinks(html), path).toEqual(inSitemap.map(([, language, href]) => [language, href]))
      for (const [, href] of languageLinks(html))
        expect(languageLinks(byAddress.get(href!)!.html)).toEqual(languageLinks(html))
    })
  })

  it('each share a picture that networks show', () => {
    const names = new Set(
      Object.keys(import.meta.glob('../../kv-seed/pictures/*.{svg,jpg}')).map(file => file.split('/').at(-1)),
    )
    everyPage(({ html, path }) => {
      const image = tagValue(html, /<meta property="og:image" content="([^"]*)">/)
      const [, vector] =
        /^http:\/\/127\.0\.0\.1:8787\/pictures\/default\/share\/([\w-]+)\.png$/.exec(image) ?? []
      const [, raster] =
        /^http:\/\/127\.0\.0\.1:8787\/media\/[^/]+\/pictures\/default\/([\w-]+\.jpg)$/.exec(image) ?? []
      expect(names, `${path}: ${image}`).toContain(raster ?? `${vector}.svg`)
      expect(tagValue(html, /<meta property="og:image:alt" content="([^"]*)">/)).toBeTruthy()
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    })
  })

  it('lead to the pages of the site in their own language', () => {
    everyPage(({ html, path }) => {
      if (/^\/(?:en|fr|it|es|pt)\//.test(path))
        // All but the links to the page in the other languages.
        expect(html.replace(/<(?:link|a)\b[^>]*\bhreflang=[^>]*>/gi, ''), path).not.toMatch(
          /(href|action)="\/(kontakt|cookies|suche)\/["#?]/,
        )
    })
  })

  it('tell of programmes in the terms of search engines', () => {
    const modes = new Set<unknown>()
    everyPage(({ things, path }) => {
      for (const { hasCourseInstance, offers } of things.filter(thing => thing['@type'] === 'Course')) {
        for (const { courseMode, courseSchedule, courseWorkload } of (hasCourseInstance ?? []) as Thing[]) {
          modes.add(courseMode)
          expect(courseSchedule, path).toMatchObject({ repeatFrequency: 'Monthly' })
          expect(courseWorkload ?? 'PT1H', path).toMatch(/^PT\d+H$/)
        }
        for (const { price, priceSpecification } of (offers ?? []) as Thing[]) {
          const { unitCode, unitText = '', price: rate } = priceSpecification as Record<string, string>
          expect(unitCode === 'MON' || !isMonthly(unitText), path).toBe(true)
          expect(price, path).not.toBe(rate)
        }
      }
    })
    expect([...modes].sort()).toEqual(['Blended', 'Online', 'Onsite'])
  })

  it('say what they are about', () => {
    const typesOf = (path: string) =>
      pages.find(page => page.path === path)?.things.map(thing => thing['@type'])
    expect(typesOf('/')).toEqual(['CollegeOrUniversity', 'WebSite', 'FAQPage'])
    expect(typesOf('/en/')).toEqual(['CollegeOrUniversity', 'WebSite', 'FAQPage'])
    expect(typesOf('/bachelor/betriebswirtschaftslehre/duales-studium/')).toContain('Course')
    expect(typesOf('/bachelor/betriebswirtschaftslehre/fernstudium/')).toContain('Course')
    expect(typesOf('/bachelor/gesundheitsmanagement/')).toContain('Course')
    expect(typesOf('/master/')).not.toContain('Course')
    expect(typesOf('/hochschule/lehrende/linh-tran/')).toContain('Person')
    everyPage(({ things, path }) => {
      const isHome = /^\/(\w\w\/)?$/.test(path)
      expect(
        things.some(thing => thing['@type'] === 'BreadcrumbList'),
        path,
      ).toBe(!isHome)
    })
  })

  it('question only what can be read on them', () => {
    const readable = (text: string) => text.replaceAll(/[\s\u00ad\u00a0\u2060]+/g, '')
    everyPage(({ html, things }) => {
      const words = readable(unescaped(html.replace(/<script.*?<\/script>/gs, '')))
      const questions = things.flatMap(thing =>
        thing['@type'] === 'FAQPage' ? (thing.mainEntity as Thing[]) : [],
      )
      for (const { name } of questions) expect(words).toContain(readable(String(name)))
    })
  })
})

describe('the price of a programme', () => {
  const digits = (text: string) => text.replace(/\D/g, '')

  it.each([
    ['DE', '/en/master/business-psychology/distance-learning/'],
    ['CH', '/en/master/business-psychology/distance-learning/'],
    ['GB', '/en/master/business-psychology/distance-learning/'],
    ['US', '/en/master/business-psychology/distance-learning/'],
    ['SE', '/en/master/business-psychology/distance-learning/'],
    ['DE', '/en/bachelor/health-management/'],
    ['CH', '/bachelor/betriebswirtschaftslehre/fernstudium/'],
  ])('is the one that visitors from %s read: %s', async (country, path) => {
    const site = await createTestSite({ space: demoSpace })
    const { html } = await site.get(path, { 'cf-ipcountry': country })
    const course = thingsIn(html).find(thing => thing['@type'] === 'Course')!
    const offers = course.offers as { priceSpecification: { price: string } }[]
    const prices = offers.map(({ priceSpecification }) => priceSpecification.price)
    const shown = [...html.matchAll(/<p class="price-box-amount"><strong[^>]*>([^<]*)</g)].map(([, text]) =>
      digits(text!),
    )
    expect(prices.length).toBeGreaterThanOrEqual(3)
    expect(prices.map(digits)).toEqual(shown)
  })
})

describe('the terms of a course', () => {
  const academy = { '127.0.0.1:8787': { unit: 'obw', folder: 'weiterbildung', languages: ['de', 'en'] } }

  it.each([
    ['/master/wirtschaftspsychologie/fernstudium/', {}, '/widerruf/', '13.083\u00a0€'],
    ['/en/master/business-psychology/distance-learning/', {}, '/en/withdrawal/', '€13,083'],
    ['/datenanalyse/', { SITE_HOSTS: JSON.stringify(academy) }, '/widerruf/', undefined],
    ['/bachelor/betriebswirtschaftslehre/fernstudium/', {}, '/widerruf/', '14.955\u00a0€'],
    ['/en/bachelor/business-administration/distance-learning/', {}, '/en/withdrawal/', '€14,955'],
  ])('a programme leads to the right of withdrawal of its unit: %s', async (path, bindings, way, sum) => {
    const site = await createTestSite({ space: demoSpace, bindings })
    const { html } = await site.get(path)
    const terms = /<dl class="course-terms">.*?<\/dl>/s.exec(html)?.[0] ?? ''
    expect(terms).toContain('ZFU 000000')
    expect(terms).toContain(`href="${way}"`)
    if (sum) expect(terms).toContain(`<strong>${sum}</strong>`)
    else expect(html.match(/Gesamtpreis( ohne Rabatt)?: <strong>/g)).toHaveLength(2)
    const page = await site.get(way)
    expect(page.status).toBe(200)
    expect(page.html).toContain('name="robots" content="noindex"')
  })
})

it('links in related stories lead to pages in the language of the page', async () => {
  const site = await createTestSite({ space: demoSpace })
  const { html } = await site.get('/en/master/business-psychology/distance-learning/')
  expect(html).toContain('href="/en/#beratung"')
  expect(html).not.toContain('href="/#beratung"')
})

describe('pages that are not for finding', () => {
  it.each([
    ['/lp/bachelor/soziale-arbeit/', 200, true],
    ['/testingarea/pipeline/test-page-1-hero-full/', 200, true],
    ['/gibt-es-nicht/', 404, false],
  ])('%s says so', async (path, status, isCanonical) => {
    const site = await createTestSite({ space: demoSpace })
    const answer = await site.get(path)
    expect(answer.status).toBe(status)
    expect(answer.html).toContain('<meta name="robots" content="noindex">')
    expect(answer.html.includes('<link rel="canonical"')).toBe(isCanonical)
    expect(answer.html.includes('application/ld+json')).toBe(isCanonical)
  })
})
