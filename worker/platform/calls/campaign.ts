import * as v from 'valibot'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import { type CampaignContent, schema } from '../../content/types/campaign.ts'
import type { Story } from '../../content/types/story.ts'
import { type LinkRules, resolveLink } from '../../page/links.ts'
import { platformCall } from '../call.ts'
import { pageQuery } from '../page-query.ts'

const text = v.optional(v.string())

const campaign = v.object({
  storyId: v.string(),
  storyName: v.string(),
  uuid: v.string(),
  titleDesktop: v.string(),
  titleMobile: text,
  descriptionDesktop: text,
  descriptionMobile: text,
  icon: text,
  link: v.optional(v.object({ href: v.string(), text })),
  discountType: v.optional(v.picklist(['percent', 'absolute'])),
  discountValue: v.optional(v.number()),
  priceboxText: text,
  folderPriceboxText: text,
  voucherCode: text,
  colorOverride: text,
})

interface Candidate {
  readonly story: Story
  readonly content: CampaignContent
}

function candidateOf(story: Story): Candidate[] {
  const result = v.safeParse(schema, story.content)
  return result.success ? [{ story, content: result.output }] : []
}

const countriesOf = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map(code => code.trim().toUpperCase())
    .filter(Boolean)

function concerns({ content }: Candidate, unit: string, country: string): boolean {
  const countries = countriesOf(content.countries)
  return (!content.unit || content.unit === unit) && (countries.length === 0 || countries.includes(country))
}

const isRunning = ({ content: { startsAt = -Infinity, endsAt = Infinity } }: Candidate, now: number) =>
  startsAt <= now && now < endsAt

/** The next moment at which one of these begins or ends. */
function nextBoundary(candidates: readonly Candidate[], now: number): number | undefined {
  const moments = candidates
    .flatMap(({ content }) => [content.startsAt, content.endsAt])
    .filter(moment => moment !== undefined && moment > now)
  return moments.length ? Math.min(...(moments as number[])) : undefined
}

/** Offers for one country win over offers for all. */
const byPrecision = (a: Candidate, b: Candidate) =>
  Number(!a.content.countries) - Number(!b.content.countries)

function toCampaign({ story, content }: Candidate, links: LinkRules): Campaign {
  const {
    placements: _placements,
    unit: _unit,
    countries: _countries,
    startsAt: _startsAt,
    endsAt: _endsAt,
    link,
    linkText,
    ...shown
  } = content
  const target = link && resolveLink(link, links)
  const filled = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
  return {
    ...(filled as Pick<Campaign, 'titleDesktop'>),
    storyId: String(story.id),
    storyName: story.name,
    uuid: story.uuid,
    ...(target && { link: { href: target.href, ...(linkText && { text: linkText }) } }),
  }
}

/** The offers for a page and a visitor, by placement; `{}` when there are none. */
export const call = platformCall({
  path: 'v2/campaign/:unit',
  query: v.object({ ...pageQuery, component: v.optional(v.string(), '') }),
  answer: v.record(v.string(), campaign) as unknown as v.GenericSchema<
    unknown,
    Readonly<Record<string, Campaign>>
  >,
  async embedded({ unit, language, country }, { stories, defaultLanguage, links, now }) {
    const { value } = await stories.ofType('campaign', language || defaultLanguage)
    const candidates = value.flatMap(candidateOf).filter(candidate => concerns(candidate, unit, country))
    const running = candidates.filter(candidate => isRunning(candidate, now)).sort(byPrecision)
    const placed = ['header', 'content', 'actionTeaser', 'price'] as const
    const answer = Object.fromEntries(
      placed.flatMap(placement => {
        const found = running.find(({ content }) => content.placements.includes(placement))
        return found ? [[placement, toCampaign(found, links)]] : []
      }),
    )
    const validUntil = nextBoundary(candidates, now)
    return { answer, ...(validUntil !== undefined && { validUntil }) }
  },
  deadline: 1000,
  fallback: {},
})
