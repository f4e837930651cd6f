import * as v from 'valibot'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import { type CampaignContent, placements, schema } from '../../content/types/campaign.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import type { LinkRules } from '../../site/links.ts'
import { filled, href, hrefOf, image, imageOf, text } from '../answer-fields.ts'
import { fitting } from '../audience.ts'
import { platformCall } from '../call.ts'
import { careId, list, pageQuery, pageType, usergroup, visitorQuery } from '../page-query.ts'
import { isRunning, nextBoundary } from '../time-window.ts'

const target = v.pipe(
  v.object({ href, text }),
  v.transform(link => (link.href ? link : undefined)),
)

const campaign = v.object({
  storyId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  storyName: v.optional(v.string(), ''),
  uuid: v.optional(v.string(), ''),
  titleDesktop: v.string(),
  titleMobile: text,
  descriptionDesktop: text,
  descriptionMobile: text,
  image,
  icon: text,
  link: v.nullish(target),
  discountType: v.nullish(v.picklist(['percent', 'absolute'])),
  discountValue: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))),
  priceboxText: text,
  folderPriceboxText: text,
  voucherCode: text,
  colorOverride: text,
})

/** Empty parts are left out. */
const offer = v.pipe(
  campaign,
  v.transform(fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))),
)

type Offers = Readonly<Record<string, Campaign>>

const offers = v.pipe(
  // What says "nothing" in one way or another.
  v.nullish(
    v.union([
      v.record(v.string(), v.unknown()),
      v.pipe(
        v.array(v.never()),
        v.transform(() => ({})),
      ),
    ]),
    {},
  ),
  v.object(Object.fromEntries(placements.map(placement => [placement, v.nullish(offer)]))),
  v.transform(found => Object.fromEntries(Object.entries(found).filter(([, value]) => value))),
) as unknown as v.GenericSchema<unknown, Offers>

interface Candidate {
  readonly story: Story
  readonly content: CampaignContent
}

function candidateOf(story: Story): Candidate[] {
  const result = v.safeParse(schema, story.content)
  return result.success ? [{ story, content: result.output }] : []
}

/** Where, when and for whom the offer is made is left out by the answer's schema. */
function toCampaign({ story, content }: Candidate, links: LinkRules): Campaign {
  const address = hrefOf(content.link, links)
  return filled({
    ...content,
    storyId: String(story.id),
    storyName: storyName(story),
    uuid: story.uuid,
    image: imageOf(content.image),
    link: address ? filled({ href: address, text: content.linkText }) : undefined,
  })
}

/** The offers for a page or a product, and for a visitor, by placement; `{}` when there are none. */
export const call = platformCall({
  path: 'v2/campaign/:unit',
  query: v.object({
    ...pageQuery,
    ...visitorQuery,
    component: pageType,
    careId,
    usergroup,
  }),
  answer: offers,
  async embedded({ countryGroups, ...asker }, { stories, defaultLanguage, links, now }) {
    const language = asker.language || defaultLanguage
    const { value } = await stories.ofType('campaign', language)
    const meant = fitting(value.flatMap(candidateOf), ({ content }) => content, {
      ...asker,
      language,
      countryGroups: list(countryGroups),
    })
    const running = meant.filter(({ content }) => isRunning(content, now))
    const answer = Object.fromEntries(
      placements.flatMap(placement => {
        const found = running.find(({ content }) => content.placements.includes(placement))
        return found ? [[placement, toCampaign(found, links)]] : []
      }),
    )
    const windows = meant.map(({ content }) => content)
    return { answer, validUntil: nextBoundary(windows, now) }
  },
  deadline: 1000,
  fallback: {},
})
