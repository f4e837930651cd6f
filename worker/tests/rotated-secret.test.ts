import { describe, expect, it } from 'vitest'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { type IdPurpose, signId } from '../core/base/http/signatures.ts'
import { webhookToken } from '../core/content/version/webhook.ts'
import { proofOf, signVisitor } from '../core/request/visitor/experiment-state.ts'
import { linkKey, type SignedLink, signLink } from '../core/request/visitor/signed-link.ts'
import { fileLink } from '../features/forms/outbox/deliver.ts'
import { sampleKey, sampleSubmission } from '../features/forms/testing/sample-submission.ts'
import { createTestStore, recordsOf, rowsOf, taken } from '../features/forms/testing/test-stores.ts'
import { cookiesOf, makeAnswers, postStep } from './setup/application-site.ts'
import { canary, space as draftSpace, now } from './setup/draft-space.ts'
import { createSite, page } from './setup/event-site.ts'
import { consentTo, experimentId, experimentSpace } from './setup/experiment-space.ts'
import { sendPlain } from './setup/form-site.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const old = 'the secret before'
const oldKeys = { sign: old, verify: [old] }
const current = 'the secret of today'

type Purpose = SignedLink['purpose']
/** All that the secret of links signs, beside drills, whose tests are their own. A new purpose does not compile until it is listed below. */
type Kind = Exclude<Purpose, 'fault'> | IdPurpose | 'webhook address'

/** Whether a former secret's signature is still accepted by a site that has these secrets. */
type Opens = (open: (options?: Parameters<typeof createTestSite>[0]) => Promise<TestSite>) => Promise<boolean>

const linkTo = async (purpose: Purpose, path: string, claims: SignedLink['claims'] = {}) =>
  `${path}?${linkKey}=${await signLink({ purpose, path, expires: now + 60_000, claims }, old)}`

const subscription = (id: string) => ({
  component: 'form',
  _uid: id,
  id,
  subscription: id,
  fields: [
    { component: 'form-field', _uid: 'token', kind: 'hidden', name: 'token', label: 'Token', required: true },
  ],
})

const forms = () =>
  formsSpace(formFixture('saved'), formFixture('newsletter'), subscription('opt-in'), subscription('opt-out'))

const changesSubscription =
  (kind: 'opt-in' | 'opt-out'): Opens =>
  async open => {
    const site = await open({ space: forms(), newId: () => crypto.randomUUID() })
    const email = `${crypto.randomUUID()}@example.com`
    await sendPlain(site, { email }, { form: 'newsletter' })
    const [row] = await rowsOf('SELECT id FROM submissions WHERE email = ?', email)
    const token = await signId(String(row!.id), { purpose: kind, keys: oldKeys })
    const answer = await sendPlain(site, { token }, { form: kind })
    return answer.headers.get('location') === '/contact/?success=true'
  }

/** The id of saved answers, and the site that has them. */
async function keepAnswers(open: Parameters<Opens>[0]) {
  const site = await open({ space: forms(), newId: () => crypto.randomUUID() })
  const { person, email } = makeAnswers()
  await postStep(site, { ...person, _go: 'later', _revision: '0' })
  const [row] = await rowsOf('SELECT id FROM drafts WHERE email = ?', email)
  return { site, id: String(row!.id) }
}

/** Visits the page of an experiment with these cookies; returns whether the visitor was counted. */
async function isCounted(open: Parameters<Opens>[0], visitor: string, cookies: string): Promise<boolean> {
  const site = await open({ space: experimentSpace(), newId: () => crypto.randomUUID() })
  await site.get('/', { cookie: `${consentTo('analytics')}; ${cookies}` })
  return (await recordsOf('SELECT 1 FROM experiment_visitors WHERE visitor = ?', visitor)).length === 1
}

const kinds: Readonly<Record<Kind, Opens>> = {
  preview: async open => {
    const site = await open({ space: draftSpace })
    return (await site.get(await linkTo('preview', '/bachelor/', { unit: 'dach' }))).html.includes(canary)
  },
  'view-as': async open => {
    const site = await open({ space: draftSpace })
    const claims = { unit: 'dach', publication: 'draft' }
    return (await site.get(await linkTo('view-as', '/bachelor/', claims))).html.includes(canary)
  },
  testing: async open => {
    const site = await open()
    const path = `${await linkTo('testing', '/', { unit: 'dach' })}&testing=on`
    return (await site.get(path)).html.includes(' data-inspected')
  },
  health: async open =>
    (await (await open()).get(await linkTo('health', '/api/health'))).html.includes('content'),
  searches: async open =>
    (await (await open()).get(await linkTo('searches', '/api/searches'))).status === 200,
  file: async open => {
    const { store } = createTestStore()
    const body = await new Response('%PDF-%%EOF').arrayBuffer()
    const about = { form: 'contact', field: 'cv', filename: 'cv.pdf', type: 'application/pdf', bytes: 10 }
    const stored = taken(await store.storeFile({ ...about, body }))
    const submission = crypto.randomUUID()
    await store.save(sampleSubmission(submission, { files: [stored] }), sampleKey(submission))
    const question = { submission, key: stored.key, origin, expires: now + 60_000, secret: old }
    return (await (await open()).send((await fileLink(question)).slice(origin.length))).status === 200
  },
  draft: async open => {
    const { site, id } = await keepAnswers(open)
    const cookie = `draft=${await signId(id, { purpose: 'draft', keys: oldKeys })}`
    return (await site.get('/contact/?step=1', { cookie })).html.includes('value="Canaria"')
  },
  resume: async open => {
    const { site, id } = await keepAnswers(open)
    const token = await signId(id, { purpose: 'resume', keys: oldKeys })
    return cookiesOf(await postStep(site, { _go: 'resume', _token: token })).startsWith('draft=')
  },
  'opt-in': changesSubscription('opt-in'),
  'opt-out': changesSubscription('opt-out'),
  visitor: async open => {
    const visitor = crypto.randomUUID()
    return isCounted(open, visitor, `visitor=${await signVisitor(visitor, oldKeys)}`)
  },
  variant: async open => {
    const visitor = crypto.randomUUID()
    const assigned = { experimentId, variantId: 'price' }
    const experiment = toBase64Json([{ ...assigned, proof: await proofOf(assigned, visitor, oldKeys) }])
    const signed = await signVisitor(visitor, oldKeys)
    return isCounted(open, visitor, `experiment=${experiment}; visitor=${signed}`)
  },
  'webhook address': async open => {
    const path = `/api/webhooks/storyblok/${await webhookToken(old)}`
    return (await (await open()).request(path, { method: 'POST' })).status === 202
  },
}

const openWith =
  (secrets: Readonly<Record<string, string>>): Parameters<Opens>[0] =>
  options =>
    createTestSite({
      now,
      ...options,
      bindings: { ENVIRONMENT: 'production', SITE_ORIGIN: origin, ...secrets },
    })

describe.each(Object.entries(kinds))('%s of a former secret', (_, opens) => {
  it('holds while that secret is the previous one, and no longer', async () => {
    expect(await opens(openWith({ LINK_SECRET: old }))).toBe(true)
    expect(await opens(openWith({ LINK_SECRET: current, LINK_SECRET_PREVIOUS: old }))).toBe(true)
    expect(await opens(openWith({ LINK_SECRET: current }))).toBe(false)
  })
})

it('new signatures use the new secret', async () => {
  const site = await openWith({ LINK_SECRET: current, LINK_SECRET_PREVIOUS: old })({ space: forms() })
  const cookie = cookiesOf(await postStep(site, { ...makeAnswers().person, _revision: '0' }))
  const later = await openWith({ LINK_SECRET: current })({ space: forms() })
  expect((await later.get('/contact/?step=1', { cookie })).html).toContain('value="Canaria"')
})

/** The signatures of the site's posts to an origin while it has two secrets of deliveries and of events. */
const postedTo = (receiver: string) => {
  const signatures: string[] = []
  const network: typeof fetch = async (address, init) => {
    if (String(address).startsWith(receiver))
      signatures.push(new Headers(init?.headers).get('webhook-signature') ?? '')
    return new Response(null, { status: 204 })
  }
  return { network, signatures }
}

const pair = {
  of: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  before: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
}
const two = /^v1,[\w+/]{43}= v1,[\w+/]{43}=$/

it('deliveries carry a signature of each secret', async () => {
  await createTestStore().store.save(sampleSubmission('rotated'), sampleKey('rotated'))
  const { network, signatures } = postedTo('https://crm.example/')
  const bindings = {
    FORMS_DELIVERY_URL: 'https://crm.example/hook',
    FORMS_DELIVERY_SECRET: pair.of,
    FORMS_DELIVERY_SECRET_PREVIOUS: pair.before,
  }
  await (await createTestSite({ now, network, bindings })).runSchedule()
  expect(signatures[0]).toMatch(two)
})

it('forwarded events carry a signature of each secret', async () => {
  const { network, signatures } = postedTo('https://lake.example/')
  const bindings = {
    EVENTS_FORWARD_URL: 'https://lake.example/events',
    EVENTS_FORWARD_SECRET: pair.of,
    EVENTS_FORWARD_SECRET_PREVIOUS: pair.before,
  }
  await (await createSite({ network, bindings })).send({ kind: 'view', page })
  expect(signatures[0]).toMatch(two)
})
