import type { Need } from '../_kit/context.ts'

/** All events to come: there are never many, so that a choice among them needs no call. */
export const allEvents: Need = { call: 'event-list', query: { limit: '100' } }

export const data = (): readonly Need[] => [allEvents]
