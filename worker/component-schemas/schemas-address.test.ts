import { expect, it } from 'vitest'
import { createTestSite } from '../testing/test-site.ts'
import { components } from './components.ts'
import { groups } from './groups.ts'

const address = '/_editor/schemas.json'

it('an editor without an account gets the forms that Storyblok gets', async () => {
  const site = await createTestSite()
  const { status, html } = await site.get(address)
  expect(status).toBe(200)
  expect(html).toBe(JSON.stringify({ components, groups: Object.values(groups) }))
})

it('is not there in production', async () => {
  const site = await createTestSite({ bindings: { ENVIRONMENT: 'production' } })
  expect((await site.get(address)).status).toBe(404)
})
