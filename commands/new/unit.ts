import { createHash } from 'node:crypto'
import { storyFileText } from '../../kv-seed/file-texts.ts'
import { storyPath } from '../../kv-seed/read-space.ts'
import type { Recipe } from './recipe.ts'

/** The text of a published story. Its ids follow from its address, so that the same unit has the same files. */
function storyText(slug: string, name: string, content: Readonly<Record<string, unknown>>): string {
  const digest = createHash('sha256').update(slug).digest('hex')
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
  const published = {
    ...{ name, slug: slug.split('/').at(-1)!, full_slug: slug, uuid },
    id: Number.parseInt(digest.slice(-6), 16) + 1,
    ...{ first_published_at: '2026-10-01T08:00:00.000Z', published_at: '2026-10-01T08:00:00.000Z' },
    content: { _uid: uuid, ...content },
  }
  return storyFileText({ draft: published, published })
}

/** A unit of the demonstration: an entry, which a person adds, and the four stories that it needs at least. */
export function unit(name: string): Recipe {
  const title = name.toUpperCase()
  const home = {
    component: 'page',
    seoTitle: title,
    // Until it has a description for search results.
    noindex: true,
    body: [{ _uid: `${name}-headline`, component: 'headline', text: title, level: 'h1' }],
  }
  const stories = {
    [`${name}/home`]: home,
    [`settings/${name}/defaults`]: { component: 'defaults', unit: name, siteName: title },
    [`settings/${name}/header`]: { component: 'header', name: title },
    [`settings/${name}/footer`]: { component: 'footer', name: title },
  }
  return {
    files: Object.fromEntries(
      Object.entries(stories).map(([slug, content]) => [
        `kv-seed/${storyPath('main', slug)}`,
        storyText(slug, title, content),
      ]),
    ),
    next: [
      `Add this to \`unitHosts\` in kv-seed/unit-folders.ts:

  '${name}.localhost': {
    unit: '${name}',
    folder: '${name}',
    theme: 'texas_rose',
    timeZone: 'Europe/London',
    defaultLanguage: 'en',
    languages: ['en', 'de'],
    pricedIn: 'GB',
  },`,
      `Then run: npm start -- --fresh, and open http://${name}.localhost:8787/
The home page is in no search result until it has a description (seoDescription) in place of noindex.`,
    ],
  }
}
