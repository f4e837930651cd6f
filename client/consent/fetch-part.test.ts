import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elementOf, fetchPart } from './fetch-part.ts'

const requested = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', requested)

const part = { html: '<section id="part"></section>', style: '#part{color:red}' }

beforeEach(() => {
  document.documentElement.lang = 'fr'
  requested.mockReset()
  requested.mockImplementation(async () => Response.json(part))
})

describe('a part', () => {
  it('is requested in the language of the page', async () => {
    expect(await fetchPart('settings', { service: 'analytics' })).toEqual(part)
    expect(requested.mock.calls.map(([address]) => address)).toEqual([
      '/api/consent?part=settings&language=fr&service=analytics',
    ])
  })

  it.each([
    ['has nothing to request', async () => new Response(null, { status: 204 })],
    ['fails', async () => new Response('', { status: 503 })],
    ['answers with something else than JSON', async () => new Response('<!doctype html>')],
    ['is out of reach', async () => Promise.reject(new TypeError('offline'))],
  ])('is missing where the worker %s', async (_, answer) => {
    requested.mockImplementation(answer)
    expect(await fetchPart('notice')).toBeUndefined()
  })

  it('is one element, or none', () => {
    expect(elementOf(part)?.id).toBe('part')
    expect(elementOf({ html: '', style: '' })).toBeUndefined()
  })
})
