import * as v from 'valibot'
import { block, type ContentOf } from '../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../blocks/_kit/fields/asset.ts'
import { type Bloks, bloks } from '../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../blocks/_kit/fields/boolean.ts'
import { option } from '../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'
import type { Story } from './story.ts'

/** Story type `page`: free blocks. */
export const schema = block(
  { title: 'Page', description: 'A page of free blocks.' },
  {
    body: bloks(),
    seoTitle: text({ description: 'Title in search results; the name of the page when empty.' }),
    seoDescription: textarea({ description: 'Description in search results, up to 160 characters.' }),
    shareImage: asset({ description: 'Picture for links that are shared.' }),
    preloadImage: asset({ description: 'The largest picture above the fold.' }),
    noindex: boolean({ description: 'Keep this page out of search engines.' }),
    pageColor: option(['white', 'white-off', 'gray-50', 'red-light']),
    layout: option(['basic', 'page', 'blank'], { defaultValue: 'page' }),
  },
)

export type PageContent = ContentOf<typeof schema>

const emptyBody: Bloks = { kind: 'bloks', items: [] }
const fallback: PageContent = {
  body: emptyBody,
  seoTitle: undefined,
  seoDescription: undefined,
  shareImage: undefined,
  preloadImage: undefined,
  noindex: false,
  pageColor: undefined,
  layout: 'page',
}

/** A field that fails must not take the page down: each is read by itself. */
function parseLeniently(content: Story['content']): PageContent {
  const fields = Object.entries(schema.fields).map(([name, field]) => {
    const result = v.safeParse(field, content[name])
    return [name, result.success ? result.output : fallback[name as keyof PageContent]]
  })
  return Object.fromEntries(fields) as PageContent
}

const known = new WeakMap<Story['content'], PageContent>()

/** The fields of a page story, each empty when it is malformed. Parsed once for each version of the content. */
export function pageContentOf(story: Story): PageContent {
  const before = known.get(story.content)
  if (before) return before
  const content = parseLeniently(story.content)
  known.set(story.content, content)
  return content
}
