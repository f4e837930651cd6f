import { rowsOf } from '../../features/forms/testing/test-stores.ts'
import { consentIn, createFormSite } from './form-site.ts'
import { formFixture, formsSpace } from './forms-space.ts'
import type { TestSite, TestSiteOptions } from './test-site.ts'

const origin = 'http://127.0.0.1:8787'
const page = '/contact/'

/** A site whose contact page has the application that is saved after each step. */
export const createApplicationSite = (options: TestSiteOptions = {}) =>
  createFormSite({ space: formsSpace(formFixture('saved')), ...options })

let people = 0

/** Answers to the steps of the form, of another person for each test. */
export const makeAnswers = () => {
  const email = `ada-${++people}@example.com`
  const name = { firstName: 'Ada', lastName: 'Canaria', email }
  const birthday = { 'birthday.day': '24', 'birthday.month': '12', 'birthday.year': '1999' }
  return {
    person: { ...name, ...birthday, postcode: '10115', country: 'DE', _step: '0' },
    study: { degree: '1', model: 'fs', _step: '1' },
    email,
  }
}

type Fields = Readonly<Record<string, string>>
interface From {
  readonly cookie?: string
}

/** Posts as a browser without script does. */
export const postStep = (site: TestSite, fields: Fields, { cookie }: From = {}) =>
  site.request(`/api/forms/saved?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  })

/** Posts as the form's script does. */
export const sendStep = (site: TestSite, fields: object, { cookie }: From = {}) =>
  site.request(`/api/forms/saved?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: {
      ...{ origin, 'content-type': 'application/json', accept: 'application/json' },
      ...(cookie && { cookie }),
    },
  })

/** The cookies after an answer. */
export function cookiesOf(response: Pick<Response, 'headers'>, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map(pair => pair.split('=', 2) as [string, string]),
  )
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=', 2)
    jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The revision of the saved answers in a page with their form. */
export const revisionIn = (html: string) => /name="_revision" value="(\d+)"/.exec(html)?.[1] ?? ''
/** Path and request of a step, counted from 1. */
export const at = (step: number, cookie: string) => [`${page}?step=${step}`, { cookie }] as const

/** The stored submissions of an address, oldest first. */
export const submissionsOf = async (email: string) =>
  (await rowsOf('SELECT reference, body FROM submissions WHERE email = ? ORDER BY created', email)).map(
    ({ reference, body }) => ({
      reference: String(reference),
      ...(JSON.parse(String(body)) as { values: Record<string, unknown>; fields: { label: string }[] }),
    }),
  )

/** Posts both first steps; resolves to the cookies and the last step's page. */
export async function fillIn(site: TestSite, { person, study }: ReturnType<typeof makeAnswers>) {
  let cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
  const second = await site.get(...at(2, cookie))
  cookie = cookiesOf(
    await postStep(site, { ...study, _revision: revisionIn(second.html) }, { cookie }),
    cookie,
  )
  const last = await site.get(...at(3, cookie))
  const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
  return { cookie, last, final }
}
