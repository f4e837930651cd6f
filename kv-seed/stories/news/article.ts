import type { RichTextNode } from '../../../blocks/_kit/fields/richtext.ts'
import { inBerlin } from '../../in-berlin.ts'
import type { StoryDraft } from '../../story.ts'
import { rich, type Translated, t } from '../../text.ts'
import { container, picture, richText } from '../blocks.ts'

type Part = string | RichTextNode

interface ArticleDraft {
  /** In the folder of the news, in German and English. */
  readonly slugs: readonly [german: string, english: string]
  /** Code of a topic of the unit's defaults. */
  readonly topic: string
  /** Wall time in Berlin. */
  readonly publishedOn: string
  readonly author: string
  readonly title: Translated
  readonly teaser: Translated
  readonly image: Parameters<typeof picture>[0]
  /** Paragraphs and other nodes, in German and English. */
  readonly text: readonly (readonly [german: Part, english: Part])[]
}

/** An article of the news: its title, who wrote it and when, its text. */
export const articleOf = ({
  slugs,
  title,
  teaser,
  image,
  text,
  publishedOn,
  ...article
}: ArticleDraft): StoryDraft => ({
  slug: `aktuelles/${slugs[0]}`,
  name: title,
  translatedSlugs: { en: `news/${slugs[1]}` },
  content: {
    component: 'page',
    ...article,
    publishedOn: inBerlin(publishedOn),
    seoTitle: title,
    seoDescription: teaser,
    shareImage: picture(image),
    preloadImage: picture(image),
    body: [
      {
        component: 'hero',
        type: 'compact',
        headline: title,
        subline: teaser,
        excludeSublineFromH1: true,
        image: picture(image),
      },
      container(
        {},
        richText(t(rich(...text.map(([german]) => german)), rich(...text.map(([, english]) => english)))),
      ),
    ],
  },
})
