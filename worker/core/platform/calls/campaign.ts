import * as v from 'valibot'
import { fitting, isRunning, nextBoundary } from '../audience.ts'
import { PRICE_DEADLINE, platformCall } from '../call.ts'
import { candidateOf, endOfOffers, offers, offersOf } from '../offers.ts'
import { careId, list, pageQuery, pageType, usergroup, visitorQuery } from '../page-query.ts'

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
  async embedded({ countryGroups, ...pageView }, { stories, defaultLanguage, links, now }) {
    const language = pageView.language || defaultLanguage
    const { value } = await stories.ofType('campaign', language)
    const meant = fitting(value.flatMap(candidateOf), ({ content }) => content, {
      ...pageView,
      language,
      countryGroups: list(countryGroups),
    })
    const running = meant.filter(({ content }) => isRunning(content, now))
    const windows = meant.map(({ content }) => content)
    return { answer: offersOf(running, links), validUntil: nextBoundary(windows, now) }
  },
  deadline: PRICE_DEADLINE,
  fallback: {},
  keeping: 'priced',
  endOf: endOfOffers,
})
