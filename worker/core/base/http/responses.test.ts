import { html } from 'hono/html'
import { expect, it } from 'vitest'
import { hashSource } from './content-security-policy.ts'
import { bundledPage, bundledStyle, bundledStyleHash } from './responses.ts'

it('the policy names the style of bundled pages', async () => {
  expect(bundledStyleHash).toBe(await hashSource(bundledStyle))
})

it('a bundled page escapes its title', () => {
  const page = bundledPage({ language: 'de', title: '<script>', content: html`<p>${'<b>'}</p>` as never })
  expect(page).toContain('<h1>&lt;script&gt;</h1><p>&lt;b&gt;</p>')
})
