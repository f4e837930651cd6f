import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { experimentMetaData } from './experiment.ts'
import { readContent } from './read-content.ts'

/** Fields of every story that is shown as a page. */
export const pageFields = {
  body: bloks(),
  seoTitle: text({
    maxLength: 70,
    description: 'Title in search results; the name of the page when empty.',
  }),
  seoDescription: textarea({ maxLength: 160, description: 'Description in search results.' }),
  shareImage: asset({ description: 'Picture for links that are shared.' }),
  preloadImage: asset({ description: 'The largest picture above the fold; default: that of the hero.' }),
  noindex: boolean({ description: 'Keep this page out of search engines.' }),
  findable: boolean({
    description:
      'Visitors find this page by the search of the site although search engines do not list it: a form, say.',
  }),
  keepScroll: boolean({
    description:
      'Visitors who come here by a link of the site stay at their place instead of going to the top.',
  }),
  withoutExitLayer: boolean({
    description: 'Visitors who are about to leave this page are shown no exit layer.',
  }),
  shouldBeTested: boolean({ description: 'An experiment runs on this page.' }),
  experimentMetaData,
  pageColor: option(['white', 'white-off', 'gray-50', 'red-light']),
}

/**
 * Fields of every story whose page a template builds. The free blocks come after the template's blocks.
 */
export const templateFields = {
  ...pageFields,
  hero: bloks({ allowed: ['hero'], max: 1, description: 'Without it the five fields below make one.' }),
  headline: text({ description: 'Default: the name of the story.' }),
  subline: textarea(),
  image: asset({ description: 'At least 1800 pixels wide.' }),
  ctaLabel: text({ description: 'Words of the first step; shown with its link.' }),
  ctaLink: multilink(),
  contact: relation('contact-person', { description: 'Who answers questions about this page.' }),
}

/** Additional fields of landing pages, which repeat the hero's first step at their end. */
export const landingPageFields = {
  closingHeadline: text({ description: 'Above the first step at the end of the page.' }),
  closingSubline: text(),
}

/** Fields of a page that is an article of the news (requirement tools/news). */
const articleFields = {
  topic: text({
    translatable: false,
    description: 'Makes an article of the news of the page: the code of a topic of the defaults.',
  }),
  publishedOn: datetime({ description: 'Of an article; without it the page is none.' }),
  author: text({ description: 'Of an article: who wrote it.' }),
  authorPhoto: asset({ description: 'Of an article: a portrait of who wrote it; it is cut 1:1.' }),
}

/** Story type `page`: free blocks. */
export const pageSchema = block(
  { title: 'Page', description: 'A page of free blocks, or an article of the news.' },
  {
    ...pageFields,
    ...articleFields,
    layout: option(['basic', 'page', 'blank'], { defaultValue: 'page' }),
  },
)

type Content = Readonly<Record<string, unknown>> & { readonly component: string }

/** An article of the news: its topic, when it was published (epoch milliseconds), and who wrote it. Undefined for any other content. */
export function articleOf(content: Content) {
  if (content.component !== 'page') return undefined
  const { topic, publishedOn, author } = readContent(articleFields, content)
  return topic && publishedOn !== undefined ? { topic, publishedAt: publishedOn, author } : undefined
}

export const isArticle = (content: Content): boolean => articleOf(content) !== undefined
