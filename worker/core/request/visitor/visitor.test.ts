import { describe, expect, it } from 'vitest'
import { standardCategories } from '../../../../blocks/_kit/consent/services.ts'
import { parseEnvironment } from '../../../env.ts'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { readVisitor } from './read-visitor.ts'

const now = Date.UTC(2026, 10, 21, 9)

function visitorOf(headers: Record<string, string> = {}, bindings = {}, init: RequestInit = {}) {
  const request = new Request('http://a.example/', { headers, ...init })
  return readVisitor(request, {
    ...{ site: siteOf(), path: '/', query: '' },
    environment: parseEnvironment(bindings),
    now,
  })
}

describe('the mobile flag', () => {
  const cases: [string, boolean][] = [
    ['mobile', true],
    ['Mobile', true],
    ['?1', true],
    ['1', true],
    ['true', true],
    ['desktop', false],
    ['tablet', false],
    ['?0', false],
    ['', false],
    ['mobile, desktop', false],
  ]
  it.each(cases)('%j', (value, expected) => {
    expect(visitorOf({ 'cf-device-type': value }).isMobile).toBe(expected)
  })

  it('comes in the configured header', () => {
    const headers = { 'cf-device-type': 'mobile', 'sec-ch-ua-mobile': '?0' }
    expect(visitorOf(headers, { MOBILE_VIEWER_HEADER: 'sec-ch-ua-mobile' }).isMobile).toBe(false)
  })
})

describe('visits', () => {
  const cases: [Record<string, string>, string, boolean][] = [
    [{}, 'GET', true],
    [{ 'sec-purpose': 'prefetch' }, 'GET', false],
    [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, 'GET', false],
    [{ purpose: 'Prefetch' }, 'GET', false],
    [{ purpose: 'prefetching' }, 'GET', true],
    [{}, 'HEAD', false],
    [{}, 'POST', false],
  ]
  it.each(cases)('%j by %s', (headers, method, expected) => {
    expect(visitorOf(headers, {}, { method }).isVisit).toBe(expected)
  })
})

describe('configuration', () => {
  it('files services otherwise, and denies those without a category', () => {
    const { CONSENT_CATEGORIES } = parseEnvironment({
      CONSENT_CATEGORIES: '{"ab-testing":"tests","usergroup":""}',
    })
    expect(CONSENT_CATEGORIES).toMatchObject({ 'ab-testing': 'tests', analytics: 'analytics' })
    expect(CONSENT_CATEGORIES).not.toHaveProperty('usergroup')
  })

  it('files no service that there is not, and is no error for one that there was', () => {
    const { CONSENT_CATEGORIES } = parseEnvironment({ CONSENT_CATEGORIES: '{"study-guidance":"tools"}' })
    expect(CONSENT_CATEGORIES).toEqual(standardCategories)
  })

  it.each([
    ['CONSENT_CATEGORIES', '{"unknown-service":"a"}'],
    ['CONSENT_CATEGORIES', '5'],
    ['EXPERIMENT_HEADERS', '{}'],
    ['EXPERIMENT_HEADERS', '[{"experiment":"a","variantIds":["b"],"headerStoryId":"x"}]'],
  ])('%s may not be %s', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name)
  })
})
