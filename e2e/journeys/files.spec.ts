import { type APIRequestContext, expect, test } from '@playwright/test'

const answerOf = async (request: APIRequestContext, path: string, headers: Record<string, string> = {}) => {
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers() }
}

/** The page's own script under the name that the build gave it. */
async function scriptOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /<script type="module"[^>]* src="(\/assets\/main-[\w-]+\.js)"/.exec(html)![1]!
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

test('a chunk that is there is kept for good', async ({ request }) => {
  const script = await scriptOf(request)
  const { status, headers } = await answerOf(request, script)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    ...everywhere,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  })
  const again = await answerOf(request, script, { 'if-none-match': headers.etag! })
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable'])
})

test('what is not there is kept by nobody, and no other spelling of a chunk is there', async ({
  request,
}) => {
  const script = await scriptOf(request)
  const missing = [
    script.replace(/-[\w-]+\.js$/, '-00000000.js'),
    script.replace('main', 'm%61in'),
    `${script}/`,
    '/pictures/none.svg',
    '/favicons/iu/none.svg',
    '/assets/_payload.json',
  ]
  for (const path of missing) {
    const { status, headers } = await answerOf(request, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'private, no-cache'])
    expect(headers).toMatchObject(everywhere)
  }
})

test('other sites may show pictures', async ({ request }) => {
  for (const path of ['/pictures/logo-kubik.svg', '/favicons/iu/favicon.svg']) {
    const { status, headers } = await answerOf(request, path)
    expect([status, headers['cache-control']?.includes('immutable')]).toEqual([200, false])
    const isPicture = path.startsWith('/pictures/')
    expect(headers['cross-origin-resource-policy']).toBe(isPicture ? 'cross-origin' : 'same-origin')
  }
})

test('the build’s own notes are not served', async ({ request }) => {
  expect((await answerOf(request, '/.vite/manifest.json')).status).not.toBe(200)
})

test('the folders of sources are addresses like any other', async ({ request }) => {
  for (const path of ['/@name/', '/client/main.ts/', '/blocks/card/', '/node_modules/react/']) {
    const { status, headers } = await answerOf(request, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'private, no-cache'])
    expect(headers).toMatchObject({ ...everywhere, 'content-type': 'text/html; charset=utf-8' })
  }
})
