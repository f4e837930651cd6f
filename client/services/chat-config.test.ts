import { beforeEach, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { analyticsCookie, chatConfig } from './chat-config.ts'

const port = vi.hoisted(() => ({
  grants: new Set<string>(),
  user: undefined as string | undefined,
  cookies: '',
}))
vi.mock('../consent/consent.ts', () => ({ granted: (service: Service) => port.grants.has(service) }))
vi.mock('../consent/necessary.ts', () => ({ allCookies: () => port.cookies }))
vi.mock('../consent/stored.ts', () => ({ readStored: () => port.user }))

beforeEach(() => {
  Object.assign(port, { grants: new Set(['study-assistant']), user: undefined, cookies: '' })
  document.documentElement.lang = ''
})

it('names the literals, the page without its query, and no id that is not granted', () => {
  expect(chatConfig({})).toEqual({
    privacy_policy_accepted: true,
    public: true,
    light_mode: true,
    preferred_language: 'de',
    conversation_parameters: { store_cookie: true, current_url: `${location.origin}${location.pathname}` },
    enabled_domains: [],
    template_id: '',
  })
})

it('names language, conversation and the ids that are granted', () => {
  port.grants.add('analytics')
  port.user = 'visitor-1'
  port.cookies = 'locale=de; _ga=GA1.2.3; x=1'
  document.documentElement.lang = 'pt'
  expect(chatConfig({ template_id: 'search', enabled_domains: ['fees'] })).toMatchObject({
    preferred_language: 'pt',
    conversation_parameters: { analytics_cookie: 'GA1.2.3' },
    enabled_domains: ['fees'],
    template_id: 'search',
    public_user_id: 'visitor-1',
  })
})

it.each([
  ['_ga=GA1.2.3', 'GA1.2.3'],
  ['locale=de; _ga=GA1.2.3; x=1', 'GA1.2.3'],
  ['my_ga=1; _ga_X=2', undefined],
])('of the cookies %s the id of analytics is %s', (cookies, id) => {
  port.cookies = cookies
  expect(analyticsCookie()).toBe(id)
})
