import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { observe } from '../../base/caching/facts.ts'
import { endingAt, lasting } from '../../base/caching/validity.ts'
import type { Stories } from '../../content/stories/stories.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import { loadPage } from './load-page.ts'

type Call = readonly [name: string, query: Readonly<Record<string, string>>]

const fresh = { revision: '', anchor: {}, freshness: 'hit' as const, validity: endingAt(1) }

/** Loads a page of one story, and records the calls of the platform. */
function loadedWith(usergroupPersonalization: boolean, forcedHeaderIds: readonly string[] = []) {
  const calls: Call[] = []
  const defaults = { component: 'defaults', siteName: 'Klein', usergroupPersonalization }
  const stories = {
    bySlug: async () => ({ ...fresh, value: { id: 1, full_slug: 'home', content: { component: 'page' } } }),
    ofType: async () => ({ ...fresh, value: [] }),
    defaults: async () => ({ ...fresh, value: [{ content: defaults }] }),
    features: async () => ({ ...fresh, value: [] }),
    spaceExperiments: async () => ({ ...fresh, value: [] }),
  } as unknown as Stories
  const callPlatform = (async (name: string, _call: unknown, query: Call[1]) => {
    calls.push([name, query])
    return { ...fresh, value: { content: { component: name } }, fallback: false }
  }) as unknown as CallPlatform
  const dependencies: LoadDependencies = {
    publication: 'published',
    stories,
    callPlatform,
    readLedger: async () => ({ content: undefined, validity: lasting }),
    needsOf: () => [],
    forcedHeaderIds,
  }
  const { facts, seen } = observe({
    ...{ site: siteOf(), slug: 'home', language: 'de' },
    ...{ country: 'DE', usergroup: 'lead', parameter: () => '', isErrorPage: false },
  })
  return loadPage(facts, dependencies).then(content => ({ calls, content, seen }))
}

describe('what the platform is called for', () => {
  it.each([
    [true, 'lead'],
    [false, undefined],
  ])('personalisation by usergroup %s: the campaign call has the group %s', async (isOn, group) => {
    const { calls, seen } = await loadedWith(isOn)
    // Page data loaded for one group is found for the others where no call takes the group.
    expect(seen.has('usergroup')).toBe(isOn)
    const campaign = calls.find(([name]) => name === 'campaign')
    expect(campaign?.[1].usergroup).toBe(group)
    const others = calls.filter(([name]) => name === 'header' || name === 'footer')
    expect(others.map(([, query]) => query.usergroup)).toEqual([undefined, undefined])
  })

  it('for the headers that experiments may force', async () => {
    const { calls, content } = await loadedWith(false, ['77'])
    const headers = calls.flatMap(([name, query]) => (name === 'header' ? [query.forceHeaderStoryId] : []))
    expect(headers).toEqual([undefined, '77'])
    expect([...content.forcedHeaders.keys()]).toEqual(['77'])
  })
})
