import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { contentFetch } from './fetch.ts'

const api = new Hono()
  .get('/hop/:count', context => {
    const left = Number(context.req.param('count'))
    return left === 0 ? context.text('there') : context.redirect(`/hop/${left - 1}`, 301)
  })
  .get('/accept', context => context.text(context.req.header('accept') ?? ''))
  .get('/to-accept', context => context.redirect('accept', 302))
  .get('/never', () => new Promise<Response>(() => {}))
const fetch = contentFetch(api)
const url = (path: string) => `http://content.local${path}`

it('follows five redirects and no more', async () => {
  expect(await (await fetch(url('/hop/5'))).text()).toBe('there')
  await expect(fetch(url('/hop/6'))).rejects.toThrow('More than 5 redirects: /hop/6')
})

it('takes the headers along', async () => {
  const response = await fetch(new URL(url('/to-accept')), {
    headers: { accept: 'text/x' },
    method: 'get',
    body: null,
  })
  expect(await response.text()).toBe('text/x')
})

it('leaves redirects to the caller who wants them', async () => {
  expect((await fetch(url('/hop/1'), { redirect: 'manual' })).status).toBe(301)
})

describe('signal', () => {
  it('refuses when it is aborted already', async () => {
    const reason = new Error('stop')
    await expect(fetch(url('/hop/0'), { signal: AbortSignal.abort(reason) })).rejects.toThrow('stop')
  })

  it('ends a request that hangs', async () => {
    await expect(fetch(url('/never'), { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    const controller = new AbortController()
    const request = fetch(new Request(url('/never')), { signal: controller.signal })
    controller.abort()
    await expect(request).rejects.toMatchObject({ name: 'AbortError' })
  })
})
