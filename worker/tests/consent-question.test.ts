import { expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite } from './setup/test-site.ts'

const versionIn = (html: string) => /^<!doctype html><html [^>]*data-consent="([^"]*)"/.exec(html)?.[1]

it('a page names the version of what it asks, and an error page none', async () => {
  const site = await createTestSite({ space: demoSpace })
  const version = versionIn((await site.get('/')).html)
  expect(version).toMatch(/^[\da-f]{8}$/)
  expect(versionIn((await site.get('/en/')).html)).toBe(version)
  expect(versionIn((await site.get('/nirgends/')).html)).toBeUndefined()
  const empty = await createTestSite()
  expect(versionIn((await empty.get('/')).html)).toBeUndefined()
})
