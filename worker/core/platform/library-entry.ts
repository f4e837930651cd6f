import * as v from 'valibot'
import { eventEnd } from '../../../blocks/_kit/event-time.ts'
import { joinPairs } from '../../../blocks/_kit/join-pairs.ts'
import { degreeTypeOf } from '../../../blocks/_kit/programmes/degree-type.ts'
import { documentText, plainText, shortened } from '../content/plain-text.ts'
import { eventFields } from '../content/types/event.ts'
import { locationFields } from '../content/types/location.ts'
import { articleOf, pageFields, templateFields } from '../content/types/page.ts'
import { personSchema } from '../content/types/person.ts'
import { productSchema } from '../content/types/product.ts'
import { fieldsNamed, readContent } from '../content/types/read-content.ts'
import { changedSince, type Story, storyName } from '../content/types/story.ts'
import { type LinkRules, storyPath } from '../request/site/links.ts'
import { anyId, filled, image, imageOf, text } from './answer-fields.ts'

/** Story types that search finds, and the kind of each. */
export const storyKinds = {
  variant: 'programme',
  'variant-grouping': 'programme',
  'individual-grouping': 'programme',
  location: 'place',
  person: 'person',
  page: 'page',
  event: 'event',
} as const

export const storyKindNames = ['programme', 'place', 'person', 'page', 'news', 'event'] as const

export type StoryKind = (typeof storyKindNames)[number]

/** Values to filter by; absent in entries without any, and in answers that do not know the field. */
const codes = <T>(code: v.GenericSchema<T>) => v.optional(v.array(code))

/** A page in lists and search results. */
export const libraryEntry = v.object({
  uuid: v.string(),
  storyId: v.string(),
  storyType: v.picklist(Object.keys(storyKinds) as (keyof typeof storyKinds)[]),
  kind: v.picklist(storyKindNames),
  title: v.string(),
  description: text,
  path: v.string(),
  /** The entry's language, where it differs from the requested one. */
  language: text,
  image,
  cluster: text,
  /** Codes of the words for field of study and places, the same in each language; absent where these are in the language of the site. */
  clusterCode: text,
  placeCodes: codes(v.string()),
  degree: text,
  degreeType: v.optional(
    v.pipe(
      v.nullable(anyId),
      v.transform(code => degreeTypeOf(code) ?? (code || undefined)),
    ),
  ),
  duration: text,
  careId: text,
  unit: text,
  /** The study model in words. */
  studyForm: text,
  credits: v.optional(v.number()),
  recognizedEcts: v.optional(v.number()),
  months: codes(v.number()),
  starts: codes(v.string()),
  places: codes(v.string()),
  languages: codes(v.string()),
  admissionWays: codes(v.string()),
  /** For a news article: topic, time of publication (epoch milliseconds), and author. */
  topic: v.optional(v.string()),
  publishedAt: v.optional(v.number()),
  /** For an article: time of its last change (epoch milliseconds); absent if that is not after its publication. */
  changedAt: v.optional(v.number()),
  author: text,
  /** For an event: time at which it begins (epoch milliseconds). */
  startsAt: v.optional(v.number()),
  /** For an event: time from which it is not found any more (epoch milliseconds). */
  endsAt: v.optional(v.number()),
  /** Further words under which it is found. */
  keywords: text,
})

export type LibraryEntry = v.InferOutput<typeof libraryEntry>

const maxDescription = 240

type Content = Readonly<Record<string, unknown>>

/** The fields of stories from which entries are made. */
const productFields = fieldsNamed(
  productSchema.fields,
  ...(['cluster', 'degree', 'degreeType', 'duration', 'careId', 'teaser', 'unit', 'credits'] as const),
  ...(['recognizedEcts', 'durations', 'places', 'starts', 'languages', 'admissionWays'] as const),
)
const imageField = fieldsNamed(templateFields, 'image')
const placeFields = fieldsNamed(locationFields, 'street', 'city', 'state')
const personFields = fieldsNamed(personSchema.fields, 'role', 'photo')
const searchFields = fieldsNamed(pageFields, 'seoTitle', 'seoDescription', 'shareImage')

const filledList = <T>(values: readonly T[]) => (values.length ? [...values] : undefined)

/** The facts of a product that lists filter by. The unit is the code of the study model. */
function factsOf(product: Content) {
  const { unit, durations, places, starts, languages, admissionWays, teaser, ...facts } = readContent(
    productFields,
    product,
  )
  return {
    teaser,
    words: {
      ...facts,
      unit: unit[0]?.abbreviation,
      studyForm: unit[0]?.name,
      months: filledList(durations.map(({ months }) => months)),
      starts: filledList(starts),
      places: filledList(places.map(({ name }) => name)),
      languages: filledList(languages),
      admissionWays: filledList(admissionWays),
    },
  }
}

/**
 * The details of a story beside its name. Reads only the fields of its type: reading those of all types takes most of the time for a large
 * space.
 */
function detailsOf({ content }: Story, product: Content | undefined) {
  const facts = product && factsOf(product)
  const { image } = readContent(imageField, content)
  const place = content.component === 'location' ? readContent(placeFields, content) : undefined
  const person = content.component === 'person' ? readContent(personFields, content) : undefined
  return {
    image: image ?? person?.photo,
    words: facts?.words,
    teaser: facts?.teaser ?? person?.role,
    keywords: [place?.street, place?.city, place?.state, person?.role],
  }
}

function descriptionOf(content: string): string | undefined {
  const text = plainText(content)
  return text ? joinPairs(shortened(text, maxDescription)) : undefined
}

/** An event without a beginning is not found. */
function eventEntryOf(story: Story, links: LinkRules): LibraryEntry | undefined {
  const { title, description, image, startsAt, endsAt, location } = readContent(eventFields, story.content)
  if (startsAt === undefined) return undefined
  return filled({
    uuid: story.uuid,
    storyId: String(story.id),
    storyType: 'event' as const,
    kind: 'event' as const,
    title: plainText(title ?? storyName(story)),
    description: descriptionOf(description ? documentText(description) : ''),
    path: storyPath(story.full_slug, links),
    image: imageOf(image),
    startsAt,
    endsAt: eventEnd({ startsAt, endsAt }),
    keywords: location,
  })
}

/** The entry of a story with a page; undefined for all others. The page of a product is a programme, whichever its type. */
export function libraryEntryOf(
  story: Story,
  product: Content | undefined,
  links: LinkRules,
): LibraryEntry | undefined {
  const { component } = story.content
  if (!Object.hasOwn(storyKinds, component)) return undefined
  if (component === 'event') return eventEntryOf(story, links)
  const { seoTitle, seoDescription, shareImage } = readContent(searchFields, story.content)
  const article = articleOf(story.content)
  const { image, words, teaser, keywords } = detailsOf(story, product)
  const further = plainText([seoTitle, ...keywords].filter(Boolean).join(' '))
  return filled({
    uuid: story.uuid,
    storyId: String(story.id),
    storyType: component as keyof typeof storyKinds,
    kind: product ? 'programme' : article ? 'news' : storyKinds[component as keyof typeof storyKinds],
    ...article,
    changedAt: article && changedSince(story, article.publishedAt),
    title: plainText(storyName(story)),
    description: descriptionOf(seoDescription ?? teaser ?? ''),
    path: storyPath(story.full_slug, links),
    image: imageOf(image ?? shareImage),
    ...words,
    keywords: further || undefined,
  })
}
