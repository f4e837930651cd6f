import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Statement } from '../../worker/core/base/sql/statements.ts'
import type { RunStatements } from '../submissions/run-statements.ts'
import { dataset, readExposures } from './experiment-exposures.ts'

interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: string
}

let received: Received[] = []
let answer = { status: 200, body: '' }

const server = createServer(async (request, response) => {
  const { method, url, headers } = request
  received.push({ method, url, headers, body: await text(request) })
  response.writeHead(answer.status).end(answer.body)
})

let variables: Record<string, string | undefined>

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  variables = {
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_API_TOKEN: 'very-secret',
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
  }
})
afterAll(() => void server.close())
beforeEach(() => {
  received = []
})

type Numbers = readonly [visitors: unknown, firsts: unknown, sampleInterval: unknown]

const rowOf = (experiment: string, variant: string, numbers: Numbers, kind = 'exposure') => {
  const [visitors, firsts, sampleInterval] = numbers
  return { experiment, variant, kind, visitors, firsts, sampleInterval }
}

function answerWith(...data: object[]): void {
  answer = { status: 200, body: JSON.stringify({ meta: [], data, rows: data.length }) }
}

describe('exposures', () => {
  it('are queried since a day, with the token', async () => {
    answerWith()
    expect(await readExposures('2026-11-01', { variables })).toEqual({
      counts: {},
      conversions: {},
      notes: [],
    })
    const [request, ...others] = received
    expect(others).toEqual([])
    expect(request).toMatchObject({
      method: 'POST',
      url: '/client/v4/accounts/account/analytics_engine/sql',
      headers: { authorization: 'Bearer very-secret' },
    })
    expect(request?.body).toContain(`FROM ${dataset}\nWHERE timestamp >= toDateTime('2026-11-01 00:00:00')`)
  })

  it('are read from what the worker writes to', () => {
    const config = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
    expect(config.match(/(?<=^binding = "EXPOSURES"\ndataset = ").*(?="$)/gm)).toEqual([dataset])
  })

  it('are visitors by experiment and variant', async () => {
    answerWith(
      rowOf('opening', 'control', ['5010', '4000', 1]),
      rowOf('opening', 'numbers', [2480, 2000, 1]),
      rowOf('price', 'control', ['7', '7', '1']),
      rowOf('opening', 'numbers', [31, 40, 1], 'conversion'),
    )
    expect(await readExposures('2026-11-01', { variables })).toEqual({
      counts: { opening: { control: 5010, numbers: 2480 }, price: { control: 7 } },
      conversions: { opening: { numbers: 31 }, price: {} },
      notes: [],
    })
  })

  it('are first visits where only a sample was kept', async () => {
    answerWith(
      rowOf('opening', 'control', ['5010', '400', 1]),
      rowOf('opening', 'numbers', ['4480', '395', 10]),
      rowOf('price', 'control', ['7', '5', 1]),
      rowOf('opening', 'numbers', ['31', '12', 10], 'conversion'),
    )
    expect(await readExposures('2026-11-01', { variables })).toEqual({
      counts: { opening: { control: 400, numbers: 395 }, price: { control: 7 } },
      conversions: { opening: { numbers: 12 }, price: {} },
      notes: [expect.stringMatching(/^opening: of every 10 page views/)],
    })
  })

  it('of the local site are rows of its database', async () => {
    const statements: Statement[] = []
    const database: RunStatements = async (...given) => {
      statements.push(...given)
      return [[rowOf('opening', 'a', [3, 3, 1]), rowOf('opening', 'a', [1, 1, 1], 'conversion')]]
    }
    expect(await readExposures('2026-11-01', { variables: {}, database })).toEqual({
      counts: { opening: { a: 3 } },
      conversions: { opening: { a: 1 } },
      notes: [],
    })
    expect(statements.map(({ values }) => values)).toEqual([[Date.UTC(2026, 10, 1)]])
    expect(received).toEqual([])
  })

  it.each([
    ['', '--since is no day like 2026-11-21'],
    ["2026-11-01' OR '1", '--since is no day like 2026-11-21'],
    ['yesterday', '--since is no day like 2026-11-21'],
    ['2026-02-31', '--since is no day like 2026-11-21'],
  ])('since %j is refused before anything is queried', async (since, message) => {
    await expect(readExposures(since, { variables })).rejects.toThrow(message)
    expect(received).toEqual([])
  })

  it('says which variables are missing', async () => {
    const missing = 'CLOUDFLARE_ACCOUNT_ID is not set; CLOUDFLARE_API_TOKEN is not set'
    await expect(readExposures('2026-11-01', { variables: { CLOUDFLARE_API_TOKEN: ' ' } })).rejects.toThrow(
      missing,
    )
    expect(received).toEqual([])
  })

  it.each([
    [
      403,
      '{"success":false,"errors":[{"message":"Authentication error"}]}',
      'answered 403: {"success":false',
    ],
    [422, 'unable to find type of column', 'answered 422: unable to find type of column'],
    [200, 'gateway', 'JSON'],
    [200, '{"data":[{"experiment":"opening"}]}', 'data.0.variant'],
    [200, JSON.stringify({ data: [rowOf('opening', 'a', ['many', '1', 1])] }), 'data.0.visitors'],
  ])('an answer of %i with %j is an error that says so', async (status, body, message) => {
    answer = { status, body }
    const failure = await readExposures('2026-11-01', { variables }).catch((error: unknown) => error)
    expect(String(failure)).toContain('Exposures: ')
    expect(String(failure)).toContain(message)
    expect(String(failure)).not.toContain('very-secret')
  })

  it('an interface that does not answer is named', async () => {
    const nowhere = { ...variables, CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1' }
    await expect(readExposures('2026-11-01', { variables: nowhere })).rejects.toThrow(
      'http://127.0.0.1:1 does not answer',
    )
  })
})
