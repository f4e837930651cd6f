import { beforeEach, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { chatConfig } from './chat-config.ts'

const port = vi.hoisted(() => ({ grants: new Set<string>(), user: undefined as string | undefined }))
vi.mock('../consent/consent.ts', () => ({ granted: (service: Service) => port.grants.has(service) }))
vi.mock('./analytics-cookie.ts', () => ({ analyticsCookie: () => 'GA1.2.3' }))
vi.mock('../consent/stored.ts', () => ({ readStored: () => port.user }))

beforeEach(() => {
  Object.assign(port, { grants: new Set(['study-assistant']), user: undefined })
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
  document.documentElement.lang = 'pt'
  expect(chatConfig({ template_id: 'search', enabled_domains: ['fees'] })).toMatchObject({
    preferred_language: 'pt',
    conversation_parameters: { analytics_cookie: 'GA1.2.3' },
    enabled_domains: ['fees'],
    template_id: 'search',
    public_user_id: 'visitor-1',
  })
})
