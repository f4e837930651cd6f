import { expect, it } from 'vitest'
import type { Fixture } from '../fixture.ts'
import { trackingEvents } from '../tracking.ts'
import { renderContent } from './render-content.ts'

const fixtures = Object.values(
  import.meta.glob<readonly Fixture[]>('../../*/fixtures.ts', { eager: true, import: 'fixtures' }),
).flat()

it('no block names an event that there is not, unless an editor wrote its name', () => {
  const written = new Set(fixtures.map(({ content }) => content.trackingEvent))
  const named = fixtures.flatMap(({ content }) =>
    [...renderContent(content).html.matchAll(/data-track-event="([^"]*)"/g)].map(([, event]) => event!),
  )
  const known: readonly string[] = trackingEvents
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(event => !known.includes(event) && !written.has(event))).toEqual([])
})
