import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { readDocument } from '../../../blocks/_kit/fields/rich-text-document.ts'
import { isAnimation, isPhotograph, originalAddress } from '../../../blocks/_kit/media-address.ts'
import { paintedPicture } from '../../../blocks/_kit/painted-picture.ts'
import { schema as heroSchema } from '../../../blocks/hero/schema.ts'
import { documentText, plainText, shortened } from '../content/plain-text.ts'
import { objectsOf } from '../content/tree.ts'
import type { Defaults } from '../content/types/defaults.ts'
import { isIndexable, listedUntil } from '../content/types/indexable.ts'
import { pageFields } from '../content/types/page.ts'
import { readContent } from '../content/types/read-content.ts'
import { type Story, storyName } from '../content/types/story.ts'
import type { Site } from '../request/site/site.ts'
import type { PageMeta } from './model.ts'
import { pageTitle } from './page-title.ts'
import { shareImageOf } from './share-image.ts'
import { bodyOf } from './templates/body-of.ts'

/** Search results show about so many characters of a description. */
const descriptionLength = 160
/** Minimum words: shorter texts are captions and notes. */
const minWords = 40

/** The fields of the hero that the page opens with. */
const heroOf = ([first]: readonly RawBlock[]) =>
  first?.component === 'hero' ? readContent(heroSchema.fields, first) : undefined

/** The first running text of a page. */
function firstText(body: readonly RawBlock[]): string | undefined {
  for (const node of objectsOf(body)) {
    const document = readDocument(node)
    const text = document && plainText(documentText(document))
    if (text && text.length >= minWords) return text
  }
  return undefined
}

/** A vector is shown as it is, from one address. An animation is not preloaded. */
const isVector = (filename: string) => !isPhotograph(filename) && !isAnimation(filename)

/** Title, description and picture of a page for search results and shared links; derived from the content if the story has no text for them. */
export function metaOf(story: Story, defaults: Defaults, site: Site): PageMeta {
  const own = readContent(pageFields, story.content)
  const body = bodyOf(story, story.lang === 'default' ? site.defaultLanguage : story.lang)
  const hero = heroOf(body)
  const title = plainText(own.seoTitle ?? storyName(story))
  const words = hero?.subline ?? firstText(body) ?? defaults.seoDescription ?? title
  const preload = own.preloadImage ?? (hero && hero.type !== 'none' ? hero.image : undefined)
  const [shareImage] = [own.shareImage, hero?.image, defaults.shareImage].flatMap(
    picture => (picture && shareImageOf(picture, site.theme.name)) ?? [],
  )
  const until = listedUntil(story)
  return {
    title: pageTitle(title, defaults),
    shareTitle: title,
    siteName: defaults.siteName,
    description: plainText(own.seoDescription ?? shortened(plainText(words), descriptionLength)),
    robots: isIndexable(story, site) ? 'index' : 'noindex',
    ...(until !== undefined && { listedUntil: until }),
    template: story.content.component,
    // A photograph's address depends on the browser, which finds it as soon as the hero comes.
    ...(preload &&
      isVector(preload.filename) && {
        preload: originalAddress(paintedPicture(preload.filename, site.theme.name)),
      }),
    ...(shareImage && { shareImage }),
    ...(own.keepScroll && { keepScroll: true as const }),
    ...(own.pageColor && { pageColor: own.pageColor }),
  }
}
