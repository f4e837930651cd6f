import { rowsOf } from '../../features/forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './forms-space.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './test-site.ts'

const origin = 'http://127.0.0.1:8787'

/** Signs the links of mails. */
export const LINK_SECRET = 'a-secret-of-operators'

export const person = { firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.com' }

/** Answers to the form of the gallery, without the consent, whose value is in the page. */
export const enquiry = { ...person, reply: 'email', message: 'Wann beginnt das Semester?' }

/** A site whose contact page has the enquiry and the application, and which signs links. */
export const createFormSite = (options: TestSiteOptions = {}) =>
  createTestSite({
    space: formsSpace(formFixture('default'), formFixture('steps')),
    newId: () => crypto.randomUUID(),
    ...options,
    bindings: { LINK_SECRET, ...options.bindings },
  })

/** The value of the consent in a page with a form: it identifies the wording that the visitor sees. */
export const consentIn = (html: string) => /name="privacy"[^>]* value="([^"]+)"/.exec(html)![1]!

interface Plain {
  readonly form?: string
  readonly page?: string
  readonly cookie?: string
  readonly headers?: Record<string, string>
}

/** Posts as a browser without script does. */
export const sendPlain = (
  site: TestSite,
  fields: Record<string, string>,
  { form = 'enquiry', page = '/contact/', cookie, headers }: Plain = {},
) =>
  site.request(`/api/forms/${form}?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
  })

/** Posts as the form's script does. */
export const sendScript = (
  site: TestSite,
  fields: object,
  { form = 'enquiry', page = '/contact/' }: Pick<Plain, 'form' | 'page'> = {},
) =>
  site.request(`/api/forms/${form}?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { origin, 'content-type': 'application/json', accept: 'application/json' },
  })

/** The submissions of a form, oldest first. */
export const storedSubmissions = async (form: string) =>
  (await rowsOf('SELECT body FROM submissions WHERE form = ? ORDER BY created', form)).map(
    ({ body }) =>
      JSON.parse(String(body)) as {
        values: Record<string, unknown>
        fields: unknown[]
        held?: string
        readAs?: string
      },
  )

/** Name and value of the first cookie that an answer sets, or an empty text. */
export const cookieOf = (response: Response) =>
  /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
