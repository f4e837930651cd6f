import * as v from 'valibot'
import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import { languageCode } from '../../request/site/language-code.ts'
import { trimSlug } from '../../request/site/slugs.ts'

const text = v.fallback(v.optional(v.nullable(v.string())), undefined)

const translatedSlug = v.object({
  path: v.string(),
  lang: languageCode,
  name: text,
  published: v.fallback(v.optional(v.nullable(v.boolean())), undefined),
})

/** A story as the delivery API sends it. `content` stays the same frozen object, because fragments are cached on its blocks. */
export const story = v.object({
  id: v.number(),
  uuid: v.string(),
  name: v.fallback(v.string(), ''),
  slug: v.fallback(v.string(), ''),
  full_slug: v.string(),
  /** `default` or a language code. */
  lang: v.fallback(v.union([v.literal('default'), languageCode]), 'default'),
  default_full_slug: text,
  translated_slugs: v.fallback(v.nullable(fittingEntries(translatedSlug)), null),
  first_published_at: text,
  published_at: text,
  /** Among all stories, as editors have ordered them. */
  position: v.fallback(v.optional(v.number()), undefined),
  content: v.custom<RawBlock>(isRawBlock, 'a story without content'),
})

export type Story = v.InferOutput<typeof story>

/** The slug in the default language. The delivery API names it only where slugs are translated; elsewhere languages differ in their prefix. */
export const originalSlug = ({ default_full_slug, full_slug, lang }: Story): string =>
  default_full_slug ?? (full_slug.startsWith(`${lang}/`) ? full_slug.slice(lang.length + 1) : full_slug)

/**
 * The languages that the story is translated to. The delivery API lists every language of the space; a language without a translation has no
 * name and path of its own.
 */
export const translationsOf = (story: Story) =>
  (story.translated_slugs ?? []).filter(
    ({ published, name, path }) =>
      published !== false && (name || trimSlug(path) !== trimSlug(originalSlug(story))),
  )

/** The name in the story's own language: the delivery API returns `name` in the default one. */
export const storyName = ({ name, lang, translated_slugs }: Story): string =>
  translated_slugs?.find(translated => translated.lang === lang)?.name || name

/** Time of the story's last publication, which is its last change for visitors (epoch milliseconds). */
export function changeOf({ published_at }: Story): number | undefined {
  const moment = published_at ? Date.parse(published_at) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** The last change of a story after a moment, such as the publication date that its editors set; undefined if it was changed before only. */
export function changedSince(story: Story, moment: number): number | undefined {
  const changed = changeOf(story)
  return changed !== undefined && changed > moment ? changed : undefined
}

const storyAnswer = v.object({ story })
const storiesAnswer = v.object({ stories: v.array(story) })

/** Parsers of answers; they throw when the answer has another shape. */
export const parseStory = (body: unknown): Story => v.parse(storyAnswer, body).story
export const parseStories = (body: unknown): readonly Story[] => v.parse(storiesAnswer, body).stories
