import { granted } from '../consent/consent.ts'
import { allCookies } from '../consent/necessary.ts'
import { readStored } from '../consent/stored.ts'
import type { ChatConfig, Conversation } from './messages.ts'

/** The visitor's id in the analytics service, if that service has set one. */
export const analyticsCookie = (): string | undefined => /(?:^|; )_ga=([^;]*)/.exec(allCookies())?.[1]

/** The assistant's configuration for this page and visitor (requirement chat/configuration). */
export function chatConfig({ template_id = '', enabled_domains = [] }: Conversation): ChatConfig {
  const analytics = granted('analytics') ? analyticsCookie() : undefined
  const user = readStored('study-assistant', 'public_user_id')
  return {
    privacy_policy_accepted: true,
    public: true,
    light_mode: true,
    preferred_language: document.documentElement.lang || 'de',
    conversation_parameters: {
      store_cookie: granted('study-assistant'),
      current_url: location.origin + location.pathname,
      ...(analytics && { analytics_cookie: analytics }),
    },
    enabled_domains,
    template_id,
    ...(user && { public_user_id: user }),
  }
}
