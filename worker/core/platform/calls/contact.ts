import * as v from 'valibot'
import { contactPersonSchema as schema } from '../../content/types/contacts.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { anyId, filled, flag, href, hrefOf, image, imageOf, text } from '../answer-fields.ts'
import { fitting } from '../audience.ts'
import { platformCall } from '../call.ts'
import { list, pageQuery, visitorQuery } from '../page-query.ts'

const contact = v.object({
  uuid: v.string(),
  storyId: anyId,
  storyName: v.nullish(v.string(), ''),
  name: text,
  role: text,
  photo: image,
  location: text,
  locationOnMap: v.nullish(v.boolean(), true),
  phone: text,
  phoneLabel: text,
  phoneNote: text,
  whatsapp: text,
  whatsappLabel: text,
  email: text,
  emailLabel: text,
  showCallback: flag,
  callback: href,
  callbackForm: text,
  callbackLabel: text,
  contactOverviewLabel: text,
  contactOverviewLink: href,
  showChat: flag,
  chatLabel: text,
})

export type Contact = v.InferOutput<typeof contact>

const nothing = v.pipe(
  v.nullish(v.union([v.literal(''), v.strictObject({}), v.array(v.never())])),
  v.transform(() => ({})),
)

interface Candidate {
  readonly story: Story
  readonly content: ReturnType<typeof readContact>
}

const readContact = (story: Story) => readContent(schema.fields, story.content)

/** The answer's schema drops the audience of the person. */
const toContact = ({ story, content }: Candidate, links: LinkRules): Contact =>
  filled({
    ...content,
    uuid: story.uuid,
    storyId: String(story.id),
    storyName: storyName(story),
    photo: imageOf(content.photo),
    callback: hrefOf(content.callback, links),
    contactOverviewLink: hrefOf(content.contactOverviewLink, links),
  })

const query = v.object({ ...pageQuery, ...visitorQuery })

/** The person who answers questions about a page, for a visitor's country; `{}` when there is none. */
export const call = platformCall<v.InferOutput<typeof query>, Contact | Record<string, never>>({
  path: 'v2/contact/:unit',
  query,
  answer: v.union([nothing, contact]),
  async embedded({ countryGroups, ...pageView }, { stories, defaultLanguage, links }) {
    const language = pageView.language || defaultLanguage
    const { value } = await stories.ofType('contact-person', language)
    const candidates = value
      .map(story => ({ story, content: readContact(story) }))
      .filter(({ content }) => content.unit !== undefined)
    const [closest] = fitting(candidates, ({ content }) => content, {
      ...pageView,
      language,
      countryGroups: list(countryGroups),
    })
    return { answer: closest ? toContact(closest, links) : {} }
  },
  deadline: 1000,
  fallback: {},
  keeping: 'lasting',
})
