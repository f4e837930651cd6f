import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { failureLine, reasonOf } from './reason-of.ts'

const secret = 'kanarienvogel'

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const call = v.object({ query: v.object({ language: v.picklist(['de', 'en']), page: v.number() }) })

describe('the reason of a failure', () => {
  const failures: [string, unknown, string][] = [
    [
      'what does not fit a schema',
      thrownBy(() => v.parse(call, { query: { language: secret, page: secret } })),
      'query.language: Invalid type: Expected ("de" | "en"); query.page: Invalid type: Expected number',
    ],
    [
      'what is too long',
      thrownBy(() =>
        v.parse(v.pipe(v.string(), v.maxLength(5), v.regex(/^x/, 'begins with x')), `${secret}\n${secret}`),
      ),
      'Invalid length: Expected <=5; begins with x',
    ],
    ['what is no JSON', thrownBy(() => JSON.parse(`{"token": ${secret}`)), 'malformed text'],
    ['an error', new Error('no answer within 500 ms'), 'no answer within 500 ms'],
    ['no error', 'cancelled', 'cancelled'],
  ]
  it.each(failures)('of %s does not quote it', (_, error, reason) => {
    expect(reasonOf(error)).toBe(reason)
    expect(JSON.stringify(failureLine(error))).not.toContain(secret)
  })

  it('comes with the place where it happened', () => {
    expect(failureLine(new Error('x')).stack).toMatch(/^\s+at .*reason-of\.test/)
  })
})
