import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { bothOf, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { makeClient, putSpace } from './testing/fixtures.ts'

const imprint = makeStory(1, {
  full_slug: 'service/impressum',
  content: {
    _uid: 'u',
    component: 'page',
    title: 'Impressum',
    title__i18n__en: 'Imprint',
    title__i18n__es_co: 'Pie de imprenta',
    text: 'Angaben',
    text__i18n__en: 'Details',
    text__i18n__es_co: '',
    only__i18n__en: 'Only English',
    body: [{ _uid: 'b', component: 'teaser', label: 'Mehr', label__i18n__en: 'More', related: uuidOf(2) }],
    body__i18n__en: [{ _uid: 'x', component: 'teaser', label: 'never' }],
  },
  translated_slugs: [
    { lang: 'en', path: 'service/imprint', name: 'Imprint', published: true },
    { lang: 'es-co', path: 'servicio/pie', name: null, published: false },
  ],
})
const courses = makeStory(2, {
  full_slug: 'kurse',
  is_startpage: true,
  translated_slugs: [{ lang: 'en', path: 'courses', name: 'Courses', published: true }],
})
const folderLikeLanguage = makeStory(3, { full_slug: 'en/kurse' })
const plain = makeStory(4, { full_slug: 'blog/eins' })

beforeEach(() => putSpace(env.CONTENT, makeSeed([imprint, courses, folderLikeLanguage, plain].map(bothOf))))
const client = () => makeClient(env.CONTENT)

it.each([
  ['none', {}, 'Impressum', 'Angaben', undefined, 'Mehr'],
  ['default', { language: 'default' }, 'Impressum', 'Angaben', undefined, 'Mehr'],
  ['an unknown one', { language: 'xx' }, 'Impressum', 'Angaben', undefined, 'Mehr'],
  ['en', { language: 'en' }, 'Imprint', 'Details', 'Only English', 'More'],
  ['es-co', { language: 'es-co' }, 'Pie de imprenta', 'Angaben', undefined, 'Mehr'],
  ['es_co', { language: 'es_co' }, 'Pie de imprenta', 'Angaben', undefined, 'Mehr'],
  [
    'es-co, then en',
    { language: 'es-co', fallback_lang: 'en' },
    'Pie de imprenta',
    'Details',
    'Only English',
    'More',
  ],
  ['only a fallback', { fallback_lang: 'en' }, 'Impressum', 'Angaben', undefined, 'Mehr'],
])('collapses content for language %s', async (_, parameters, title, text, only, label) => {
  const { data } = await client().getStory('1', { version: 'published', ...parameters })
  const { body, ...content } = data.story.content
  expect(content).toEqual({ _uid: 'u', component: 'page', title, text, ...(only && { only }) })
  expect(body).toEqual([{ _uid: 'b', component: 'teaser', label, related: uuidOf(2) }])
})

it.each([
  ['a story', 'service/impressum', {}, 'default', 'service/impressum'],
  ['a story in a language', 'service/impressum', { language: 'en' }, 'en', 'en/service/imprint'],
  ['the translated slug', 'service/imprint', { language: 'en' }, 'en', 'en/service/imprint'],
  ['the translated slug and prefix', 'en/service/imprint', {}, 'en', 'en/service/imprint'],
  ['the default slug and prefix', 'en/service/impressum', {}, 'en', 'en/service/imprint'],
  ['prefix and parameter', 'en/service/imprint', { language: 'en' }, 'en', 'en/service/imprint'],
  [
    'a prefix and another language',
    'en/service/imprint',
    { language: 'es-co' },
    'es-co',
    'es-co/servicio/pie',
  ],
  ['a story without that translation', 'es-co/blog/eins', {}, 'es-co', 'es-co/blog/eins'],
  ['a start page', 'kurse', {}, 'default', 'kurse/'],
  ['a start page with slash', 'kurse/', {}, 'default', 'kurse/'],
  ['a translated start page', 'en/courses/', {}, 'en', 'en/courses/'],
  ['the language before a folder of its name', 'en/kurse', {}, 'en', 'en/courses/'],
  ['that folder', '[default]/en/kurse', {}, 'default', 'en/kurse'],
])('finds %s', async (_, slug, parameters, lang, full_slug) => {
  const { data } = await client().getStory(slug, { version: 'published', ...parameters })
  expect(data.story).toMatchObject({ lang, full_slug })
})

it('keeps slug, name, default slug and translations beside the translated address', async () => {
  const { data } = await client().getStory(uuidOf(1), {
    version: 'published',
    find_by: 'uuid',
    language: 'en',
  })
  expect(data.story).toMatchObject({
    name: 'Story 1',
    slug: 'impressum',
    default_full_slug: 'service/impressum',
    translated_slugs: imprint.translated_slugs,
  })
})

it('does not know a translated slug without its language', async () => {
  const error = await client()
    .getStory('service/imprint', {})
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 404 })
})

it.each([
  ['service/', {}, [[1, 'service/impressum']]],
  ['service/', { language: 'en' }, [[1, 'en/service/imprint']]],
  ['en/service/', {}, [[1, 'en/service/imprint']]],
  ['en/service/', { language: 'en' }, [[1, 'en/service/imprint']]],
  ['servicio', { language: 'es-co' }, [[1, 'es-co/servicio/pie']]],
  ['[default]/en/', {}, [[3, 'en/kurse']]],
  [
    'es-co/*',
    { by_uuids_ordered: `${uuidOf(4)},${uuidOf(1)}` },
    [
      [4, 'es-co/blog/eins'],
      [1, 'es-co/servicio/pie'],
    ],
  ],
  ['kurse/', {}, [[2, 'kurse/']]],
])('lists what starts with %s', async (starts_with, parameters, expected) => {
  const { data } = await client().getStories({ version: 'published', starts_with, ...parameters })
  expect(data.stories.map(story => [story.id, story.full_slug])).toEqual(expected)
})

it('resolves relations and links in the language', async () => {
  const { data } = await client().getStory('1', {
    version: 'published',
    language: 'en',
    resolve_relations: 'teaser.related',
  })
  expect(data.rels[0]).toMatchObject({ full_slug: 'en/courses/', lang: 'en' })
})
