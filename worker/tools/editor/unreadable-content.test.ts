import { describe, expect, it } from 'vitest'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { bachelor, call, headline, page } from './testing/call-editor.ts'

const nested = (levels: number): unknown => {
  let block: unknown = { component: 'container', _uid: 'c', body: [] }
  for (let level = 0; level < levels; level++) block = { component: 'container', _uid: 'c', body: [block] }
  return block
}

const unreadable: readonly (readonly [why: string, content: object])[] = [
  ['too deep', page(headline('Bachelor'), nested(70))],
  ['of too many parts', page({ component: 'grid', _uid: 'g', items: Array(50_001).fill(1) })],
]

async function revisionOf(site: TestSite) {
  return (await call(site, `stories/${bachelor.id}`)).body.revision
}

describe('content that visitors could not get', () => {
  it.each(unreadable)('%s is not saved, not published and not added, with the reason', async (_, content) => {
    const site = await createEmbeddedSite()
    const before = await call(site, `stories/${bachelor.id}`)
    const refused = [
      await call(site, `stories/${bachelor.id}`, 'PUT', { content, revision: await revisionOf(site) }),
      await call(site, `stories/${bachelor.id}/publish`, 'POST', { content }),
      await call(site, 'stories', 'POST', { name: 'Neu', slug: 'neu', content }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422])
    for (const { body } of refused) expect(body.error).toMatch(/^visitors could not get this content: /)
    expect(await call(site, `stories/${bachelor.id}`)).toEqual(before)
    expect((await site.get('/bachelor/')).status).toBe(200)
  })
})
