import { describe, expect, it } from 'vitest'
import { home } from './setup/publish.ts'
import { createTestSite, signatureOf, type TestSite } from './setup/test-site.ts'

describe('the webhook', () => {
  const post = (site: TestSite, body: string, signature: string) =>
    site.request('/api/webhooks/storyblok', {
      method: 'POST',
      body,
      headers: { 'webhook-signature': signature },
    })
  const message = '{"text":"","action":"published","space_id":1000,"story_id":1,"full_slug":"home"}'

  it('knows the signature of the documentation', async () => {
    const body =
      '{"text":"The user x published the Story Home (home)","action":"published","space_id":12345,"story_id":42,"full_slug":"home"}'
    expect(await signatureOf(body)).toBe('99dc0538020f4a36215484af38098bbaa7ea4e65')
  })

  it.each([
    ['signed', message, undefined, 200],
    ['not signed', message, '', 401],
    ['signed with rubbish', message, 'zz', 401],
    ['signed for another body', `${message} `, 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3', 401],
    ['no JSON', 'published', undefined, 400],
    ['of no action', '{"space_id":1000}', undefined, 400],
    ['of another space', message.replace('1000', '7'), undefined, 400],
    ['too long', `${message}${' '.repeat(70_000)}`, undefined, 413],
  ])('%s', async (_, body, signature, status) => {
    const site = await createTestSite()
    expect((await post(site, body, signature ?? (await signatureOf(body)))).status).toBe(status)
  })

  it('is asked by POST', async () => {
    const site = await createTestSite()
    const { status, headers } = await site.send('/api/webhooks/storyblok')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('without a secret believes nobody', async () => {
    const site = await createTestSite({ bindings: { STORYBLOK_WEBHOOK_SECRET: undefined } })
    expect(await site.tell('published')).toBe(401)
  })

  it('answers 503 when the source does not', async () => {
    const site = await createTestSite({ fetch: () => () => Promise.reject(new TypeError('connection lost')) })
    expect(await site.tell('published')).toBe(503)
  })

  it('a flood of messages asks the source a few times only', async () => {
    let asked = 0
    const site = await createTestSite({
      fetch: next => (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('spaces/me')) asked++
        return next(input, init)
      },
    })
    const statuses = await Promise.all(Array.from({ length: 300 }, () => site.tell('published', home)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(asked).toBeLessThan(10)
  })
})
