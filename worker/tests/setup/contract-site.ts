import { vi } from 'vitest'
import { unitFolders } from '../../../kv-seed/unit-folders.ts'
import { createContractPlatform } from './contract-platform.ts'
import { demoSpace } from './demo-space.ts'
import { createTestSite, type TestSiteOptions } from './test-site.ts'

const origin = 'https://contract.example'

const hosts = Object.fromEntries(
  unitFolders.map(one => [
    `${one.unit}.localhost`,
    { ...one, ...(one.unit === 'libf' && { defaultLanguage: 'en' }) },
  ]),
)

export const hostOf = (unit: string): string | undefined =>
  unitFolders.some(one => one.unit === unit) ? `${unit}.localhost` : undefined

export interface SentCall {
  readonly method: string
  readonly address: string
  readonly status: number
}

interface ContractSitesOptions extends Omit<TestSiteOptions, 'wait'> {
  readonly wait?: () => Promise<void>
  /** Changes the platform's answer. */
  readonly change?: (answer: Response, address: URL) => Promise<Response>
}

/**
 * The demonstration site twice, on the same content: one answers everything itself, the other has the platform of the contract, whose answers
 * come from the first. `vi.restoreAllMocks()` ends it.
 */
export async function createContractSites({
  wait = () => Promise.resolve(),
  change = response => Promise.resolve(response),
  bindings = {},
  ...options
}: ContractSitesOptions = {}) {
  const shared = { space: demoSpace, ...options }
  const units = { SITE_HOSTS: JSON.stringify(hosts) }
  const embedded = await createTestSite({ ...shared, bindings: { ...units, ...bindings } })
  const calls: SentCall[] = []
  const platform = createContractPlatform({
    callEmbedded: (path, init, unit) => embedded.request(path, init, hostOf(unit)),
    wait,
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as string, init as RequestInit)
    if (!request.url.startsWith(origin)) throw new TypeError('tests have no network')
    const { signal } = request
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    const answered = platform(request).then(answer => change(answer, new URL(request.url)))
    const response = await Promise.race([answered, left])
    calls.push({ method: request.method, address: request.url, status: response.status })
    return response
  })
  const site = await createTestSite({
    ...shared,
    seeded: true,
    bindings: { ...units, ...bindings, PLATFORM_ORIGIN: origin },
  })
  return { embedded, site, calls }
}
