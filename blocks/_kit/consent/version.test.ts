import { describe, expect, it } from 'vitest'
import { readFields } from '../fields/read-fields.ts'
import { consentSettings } from '../references/consent-settings.ts'
import { consentVersion, requestedOf, requestsMore } from './version.ts'

interface Draft {
  readonly service: string
  readonly purposes?: readonly string[]
  readonly recipient?: string
  readonly title?: string
}

const entry = ({ purposes = ['remember'], recipient = 'A', ...service }: Draft) => ({
  component: 'consent-service',
  purposes,
  recipient,
  ...service,
})

const settings = (services: readonly Draft[], category = 'functional') =>
  readFields(consentSettings, {
    categories: [{ component: 'consent-category', category, services: services.map(entry) }],
  })

const base = [{ service: 'usergroup' }, { service: 'website-features', purposes: ['embedding', 'remember'] }]

describe('the items that a decision covers', () => {
  it('is each service with each purpose and its recipient', () => {
    expect(requestedOf(settings(base))).toEqual([
      'usergroup:remember:A',
      'website-features:embedding:A',
      'website-features:remember:A',
    ])
  })

  it.each([
    ['services that need no consent', settings(base, 'necessary')],
    ['a service that the site does not have', settings([{ service: 'unknown' }])],
    ['an entry without a purpose', settings([{ service: 'usergroup', purposes: [] }])],
  ])('leaves out %s', (_, given) => {
    expect(requestedOf(given)).toEqual([])
  })
})

describe('the version of the question', () => {
  const version = consentVersion(settings(base))

  it('has eight hexadecimal digits', () => {
    expect(version).toMatch(/^[\da-f]{8}$/)
  })

  it.each([
    ['another text', base.map(service => ({ ...service, title: 'Neu' }))],
    ['another order', base.toReversed()],
  ])('stays with %s', (_, services) => {
    expect(consentVersion(settings(services))).toBe(version)
  })

  it.each([
    ['a service', [...base, { service: 'analytics' }]],
    ['a purpose', [{ service: 'usergroup', purposes: ['remember', 'advertising'] }, base[1]!]],
    ['a recipient', [{ service: 'usergroup', recipient: 'B' }, base[1]!]],
  ])('changes with %s, and consent is requested again', (_, services) => {
    expect(consentVersion(settings(services))).not.toBe(version)
    expect(requestsMore(requestedOf(settings(services)), requestedOf(settings(base)))).toBe(true)
  })

  it('changes where a service goes, and consent is not requested again', () => {
    const fewer = settings(base.slice(1))
    expect(consentVersion(fewer)).not.toBe(version)
    expect(requestsMore(requestedOf(fewer), requestedOf(settings(base)))).toBe(false)
  })
})
