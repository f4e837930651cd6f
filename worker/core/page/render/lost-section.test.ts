import { expect, it } from 'vitest'
import type { LogLine } from '../../base/log/events.ts'
import { assemblePage } from '../assemble.ts'
import type { Facts } from '../facts.ts'
import { blockLogic } from '../registry.ts'
import { sampleFacts } from '../sample-facts.ts'
import { createValidator } from '../validate.ts'
import { blockIslands, blockViews } from './registry.ts'
import { createPageRenderer } from './renderer.ts'
import type { Slot } from './slots.ts'

const headline = { component: 'headline', _uid: 'a', text: 'Bleibt', level: 'h1' }

const htmlOf = (slot: Slot | undefined) =>
  slot && slot.state !== 'late' ? new TextDecoder().decode(slot.fragment.bytes) : 'late'

it('structured data that throws loses itself only, is said once for each page, and is not kept', () => {
  const log: LogLine[] = []
  const renderer = createPageRenderer({
    views: blockViews,
    islands: blockIslands,
    validate: createValidator(blockLogic),
    log: line => log.push(line),
    account: () => undefined,
  })
  const body = [headline]
  const page = assemblePage({ status: 200, anchor: {}, body, header: undefined, footer: undefined })
  const sound = sampleFacts({ theme: 'default', language: 'de', now: Date.UTC(2026, 10, 21) })
  const broken: Facts = Object.defineProperty({ ...sound }, 'subject', {
    get() {
      throw new Error('no graph')
    },
  })
  for (let times = 0; times < 3; times++) {
    const { main, head, structuredData } = renderer.slots(page, broken)
    expect([htmlOf(structuredData), structuredData.state]).toEqual(['', 'rendered'])
    expect(htmlOf(main[0])).toContain('Bleibt')
    expect(htmlOf(head)).toContain('<title>')
  }
  expect(log).toEqual([{ event: 'part-lost', part: 'structured data', path: sound.path, reason: 'no graph' }])
  // First it works again, then it is cached, then it throws although a fragment is cached.
  expect(renderer.slots(page, sound).structuredData.state).toBe('rendered')
  expect(renderer.slots(page, sound).structuredData.state).toBe('kept')
  expect(htmlOf(renderer.slots(page, broken).structuredData)).toBe('')
})

it('the log contains no data that structured data could not read', () => {
  const log: LogLine[] = []
  const renderer = createPageRenderer({
    views: blockViews,
    islands: blockIslands,
    validate: createValidator(blockLogic),
    log: line => log.push(line),
    account: () => undefined,
  })
  const page = assemblePage({ status: 200, anchor: {}, body: [], header: undefined, footer: undefined })
  const broken: Facts = Object.defineProperty(
    { ...sampleFacts({ theme: 'default', language: 'de', now: 0 }) },
    'subject',
    {
      get: () => JSON.parse('{"name": Erika Muster}'),
    },
  )
  renderer.slots(page, broken)
  expect(log).toMatchObject([{ event: 'part-lost', reason: 'malformed text' }])
})
