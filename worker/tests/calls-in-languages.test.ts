import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContractSites } from './setup/contract-site.ts'

const query = '?a-age=25-34&a-children=yes&a-goal=bachelor&a-work=none'

/** The calls that a platform gets for a page that needs texts of it, one of them a POST. */
describe('calls of a page', () => {
  let sites: Awaited<ReturnType<typeof createContractSites>>

  beforeAll(async () => {
    sites = await createContractSites()
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  /** Each call with its method and the language that it requests. */
  async function callsOf(path: string): Promise<readonly string[]> {
    sites.asked.length = 0
    await sites.site.get(path)
    return sites.asked
      .map(({ method, address }) => {
        const { pathname, searchParams } = new URL(address)
        const name = /\/(?:v2|v1)\/(.*)$/.exec(pathname)![1]
        return [method, name, searchParams.get('language')].filter(part => part !== null).join(' ')
      })
      .toSorted()
  }

  it('in the language of the site are made once', async () => {
    const calls = await callsOf(`/foerderung/${query}`)
    expect(calls).toContain('GET finance/questions de')
    expect(calls.filter(call => call.startsWith('POST'))).toEqual(['POST finance/results'])
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.filter(call => / (?:fr|en)$/.test(call))).toEqual([])
  })

  it('in another one add those in that language, and no second POST: the others are kept from the page in its own', async () => {
    const calls = await callsOf(`/fr/foerderung/${query}`)
    expect(calls).toContain('GET finance/questions fr')
    expect(calls.filter(call => call.startsWith('POST'))).toEqual(['POST finance/results'])
    expect(calls.filter(call => call.endsWith(' de'))).toEqual([])
  })

  it('that are kept are not made again', async () => {
    const again = await callsOf(`/fr/foerderung/${query}`)
    expect(again.filter(call => !call.startsWith('POST'))).toEqual([])
  })

  it('of a page whose address is translated ask for the original as that one does', async () => {
    await callsOf('/bachelor/gesundheitsmanagement/')
    const calls = await callsOf('/en/bachelor/health-management/')
    expect(calls.some(call => call.endsWith(' en'))).toBe(true)
    expect(calls.filter(call => call.endsWith(' de'))).toEqual([])
  })
})
