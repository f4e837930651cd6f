import { describe, expect, it } from 'vitest'
import { requestedOf } from '../../../../blocks/_kit/consent/version.ts'
import { parseStories, type Story } from '../types/story.ts'
import { mergeFeatures, unitDefaults } from './unit-settings.ts'

let id = 0
const story = (content: object) => {
  id++
  return { id, uuid: `u${id}`, name: 'A', full_slug: `settings/${id}`, content }
}

const conversation = (templateId: string, enabledDomains = '') =>
  story({ component: 'conversation-template', templateId, enabledDomains })

/** Feature settings with these entry conversations, as relations are delivered. */
const settings = (unit: string, entries: Readonly<Record<string, object | string>>) =>
  story({
    component: 'feature-settings',
    unit,
    chatSettings: story({ component: 'chat-settings', ...entries }),
  })

const list = (...stories: object[]): readonly Story[] => parseStories({ stories })

describe('feature settings', () => {
  it('hold the conversations that the chat begins with', () => {
    const stories = list(
      settings('', {
        entryConversationSearch: conversation('find', ' a , b,,'),
        entryConversationZeroResults: conversation('nothing'),
      }),
    )
    expect(mergeFeatures(stories, 'dach')).toEqual({
      entryConversations: {
        search: { templateId: 'find', enabledDomains: ['a', 'b'] },
        zeroResults: { templateId: 'nothing', enabledDomains: [] },
      },
    })
  })

  it('of the unit win over those of all, each by itself, whatever their order', () => {
    const own = settings('ds', { entryConversationSearch: conversation('own') })
    const other = settings('obw', { entryConversationSearch: conversation('other') })
    const all = settings('', {
      entryConversationSearch: conversation('all'),
      entryConversationResults: conversation('results'),
    })
    for (const stories of [list(own, other, all), list(all, other, own)])
      expect(mergeFeatures(stories, 'ds').entryConversations).toMatchObject({
        search: { templateId: 'own' },
        results: { templateId: 'results' },
      })
  })

  it('hold what consent is requested for, of the unit before that of all', () => {
    const requesting = (unit: string, service: string) =>
      story({
        component: 'feature-settings',
        unit,
        consentSettings: story({
          component: 'consent-settings',
          categories: [
            {
              component: 'consent-category',
              category: 'functional',
              services: [
                { component: 'consent-service', service, purposes: ['remember'], recipient: 'Tannhagen' },
              ],
            },
          ],
        }),
      })
    const stories = list(requesting('ds', 'usergroup'), requesting('', 'website-features'), settings('', {}))
    const requested = (unit: string) => {
      const { consent } = mergeFeatures(stories, unit)
      return [requestedOf(consent!.settings), consent!.version]
    }
    expect(requested('ds')).toEqual([['usergroup:remember:Tannhagen'], expect.stringMatching(/^[\da-f]{8}$/)])
    expect(requested('dach')[0]).toEqual(['website-features:remember:Tannhagen'])
    expect(requested('dach')[1]).not.toBe(requested('ds')[1])
  })

  it('hold the exit layer, of the unit before that of all', () => {
    const showing = (unit: string, headline: string) =>
      story({ component: 'feature-settings', unit, exitLayer: [{ component: 'exit-layer', headline }] })
    const stories = list(showing('ds', 'own'), showing('', 'all'), settings('obw', {}))
    const shown = (unit: string) => mergeFeatures(stories, unit).exitLayer?.headline
    expect([shown('ds'), shown('obw'), shown('dach')]).toEqual(['own', 'all', 'all'])
    expect(mergeFeatures(list(settings('', {})), 'dach').exitLayer).toBeUndefined()
  })

  it.each([
    ['nothing', []],
    ['another type', [story({ component: 'page' })]],
    ['a relation that is not there', [story({ component: 'feature-settings', chatSettings: 'uuid' })]],
    ['a conversation that is not there', [settings('', { entryConversationSearch: 'uuid' })]],
    ['a conversation without a template', [settings('', { entryConversationSearch: conversation(' ') })]],
  ])('are empty with %s', (_, stories) => {
    expect(mergeFeatures(list(...stories), 'dach')).toEqual({ entryConversations: {} })
  })
})

describe('the defaults of a unit', () => {
  const features = list(settings('ds', { entryConversationSearch: conversation('own') }))
  const stories = list(
    story({ component: 'defaults', siteName: 'All' }),
    story({ component: 'defaults', siteName: 'Dual', unit: 'ds' }),
  )

  it('come with its features', () => {
    expect(unitDefaults(stories, features, 'ds')).toMatchObject({
      siteName: 'Dual',
      features: { entryConversations: { search: { templateId: 'own' } } },
    })
    expect(unitDefaults(stories, features, 'dach')).toMatchObject({
      siteName: 'All',
      features: { entryConversations: {} },
    })
    expect(unitDefaults(list(), features, 'ds')).toBeUndefined()
  })

  it('are one object as long as nothing of them changed', () => {
    const before = unitDefaults(stories, features, 'ds')
    expect(unitDefaults(stories, features, 'ds')).toBe(before)
    expect(unitDefaults(stories, list(), 'ds')).not.toBe(before)
  })
})
