import * as v from 'valibot'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import { type CampaignContent, placements, campaignSchema as schema } from '../content/types/campaign.ts'
import { type Story, storyName } from '../content/types/story.ts'
import type { LinkRules } from '../request/site/links.ts'
import { amount, anyId, filled, href, hrefOf, image, imageOf, text } from './answer-fields.ts'

const target = v.pipe(
  v.object({ href, text }),
  v.transform(link => (link.href ? link : undefined)),
)

const campaign = v.object({
  storyId: anyId,
  storyName: v.nullish(v.string(), ''),
  uuid: v.nullish(v.string(), ''),
  titleDesktop: v.string(),
  titleMobile: text,
  descriptionDesktop: text,
  descriptionMobile: text,
  image,
  icon: text,
  link: v.nullish(target),
  discountType: v.nullish(v.picklist(['percent', 'absolute'])),
  discountValue: amount,
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

export type Offers = Readonly<Record<string, Campaign>>

/** Offers by placement. */
export const offers = v.pipe(
  // Other forms of an empty answer.
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

const moment = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(written => new Date(written).getTime()),
  v.finite(),
)
const ending = v.record(
  v.string(),
  v.fallback(v.nullish(v.object({ endsAt: v.optional(moment) })), undefined),
)

/**
 * When the first of these offers ends (`endsAt`: epoch milliseconds, or ISO 8601 with its offset), where an upstream provides it.
 */
export function endOfOffers(answer: unknown): number | undefined {
  const result = v.safeParse(ending, answer)
  const ends = result.success ? Object.values(result.output).flatMap(offer => offer?.endsAt ?? []) : []
  return ends.length ? Math.min(...ends) : undefined
}

export interface Candidate {
  readonly story: Story
  readonly content: CampaignContent
}

/** A story that is a whole campaign. */
export function candidateOf(story: Story): Candidate[] {
  const result = v.safeParse(schema, story.content)
  return result.success ? [{ story, content: result.output }] : []
}

/** The answer's schema drops the places, period and audience of the offer. */
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

/** For each placement the first offer that is made for it; none if that offer fails `count`. */
export const offersOf = (
  candidates: readonly Candidate[],
  links: LinkRules,
  counts: (candidate: Candidate) => boolean = () => true,
): Offers =>
  Object.fromEntries(
    placements.flatMap(placement => {
      const found = candidates.find(({ content }) => content.placements.includes(placement))
      return found && counts(found) ? [[placement, toCampaign(found, links)]] : []
    }),
  )
