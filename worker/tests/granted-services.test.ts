import { expect, it } from 'vitest'
import { services, tracesOf } from '../../blocks/_kit/consent/services.ts'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { cookiesOf, createApplicationSite, makeAnswers, postStep } from './setup/application-site.ts'
import { experimentSpace, LINK_SECRET } from './setup/experiment-space.ts'
import { createTestSite } from './setup/test-site.ts'

const consentTo = (...services: readonly string[]) =>
  `consent=${toBase64Json({ categories: ['all'], services: { all: services } })}`

const visit = async (cookie: string) => {
  const filed = { 'ab-testing': 'all', usergroup: 'all' }
  const bindings = { LINK_SECRET, CONSENT_CATEGORIES: JSON.stringify(filed) }
  const site = await createTestSite({ space: experimentSpace(), bindings })
  return cookiesOf(await site.get('/', { cookie }))
}

/** For each service, what the worker does for a visitor with this cookie. */
const works: Readonly<Record<string, (cookie: string) => Promise<unknown>>> = {
  'ab-testing': visit,
  usergroup: visit,
  async 'resume-application'(cookie) {
    const bindings = { CONSENT_CATEGORIES: JSON.stringify({ 'resume-application': 'all' }) }
    const site = await createApplicationSite({ bindings })
    const answer = await postStep(site, { ...makeAnswers().person, _revision: '0' }, { cookie })
    return /(?:^|; )application=/.test(cookiesOf(answer))
  },
}

it('each service that runs here is tried, except the notice itself', () => {
  const places: readonly string[] = ['worker']
  const here = services.filter(name => name !== 'cookie-popup' && places.includes(tracesOf[name].runsIn))
  expect(Object.keys(works).sort()).toEqual(here)
})

it.each(Object.entries(works))(
  'the grant of %s alone changes what the worker does',
  async (service, work) => {
    expect(await work(consentTo(service))).not.toEqual(await work(consentTo()))
  },
)
