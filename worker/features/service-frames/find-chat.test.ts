import { expect, it } from 'vitest'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { lasting } from '../../core/base/caching/validity.ts'
import { siteOf } from '../../tests/setup/site-of.ts'
import { findChat } from './find-chat.ts'

const story = (content: object) => ({ id: 1, uuid: 'u', name: 'A', full_slug: 'settings/a', content })

const features = (chatNotice: string) => {
  const requested = ['Headline', 'Content', 'AcceptBtn', 'DeclineBtn', 'CookieLink'].map(name => [
    `chatConsent${name}`,
    name,
  ])
  const texts = { title: 'Chat', chatNotice, ...Object.fromEntries(requested) }
  return story({
    component: 'feature-settings',
    unit: '',
    chatSettings: story({ component: 'chat-settings', ...texts }),
  })
}

it.each([
  ['de', 'Hier antwortet eine Maschine', ['defaults de', 'features de']],
  ['fr', 'Ici répond une machine', ['defaults fr', 'features fr', 'features de']],
])('in %s it reads the defaults once', async (language, notice, expected) => {
  const requested: string[] = []
  const notices: Readonly<Record<string, string>> = { de: 'Hier antwortet eine Maschine', [language]: notice }
  const read = (name: string, value: (code: string) => object) => async (code: string) => {
    requested.push(`${name} ${code}`)
    return { value: [value(code)], revision: '', anchor: {}, freshness: 'hit', validity: lasting }
  }
  const stories = {
    defaults: read('defaults', () => story({ component: 'defaults', siteName: 'Klein' })),
    features: read('features', code => features(notices[code]!)),
  }
  const request = {
    site: siteOf(),
    log: () => undefined,
    openContent: () => ({ stories }),
  } as unknown as RequestContext
  expect((await findChat({ request, language }))?.chatNotice).toBe(notice)
  expect(requested.sort()).toEqual(expected.sort())
})
