import { expect, it } from 'vitest'
import { cookieOf, createFormSite, sendPlain, storedSubmissions } from './setup/form-site.ts'

// As `blocks/newsletter-field/` posts it.
it('a form begins with the address that a field elsewhere posted, unchecked and not sent', async () => {
  const site = await createFormSite()
  const answer = await sendPlain(site, { email: 'an@example', _go: 'step:0' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).not.toContain('example')
  const page = await site.get('/contact/?step=1', { cookie: cookieOf(answer) })
  expect(page.html).toMatch(/<input [^>]*name="email" value="an@example"/)
  expect(await storedSubmissions('enquiry')).toEqual([])
})
