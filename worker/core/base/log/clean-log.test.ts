import { expect, it } from 'vitest'
import { cleanLog, withoutValues } from './clean-log.ts'
import type { LogLine } from './events.ts'

it.each([
  ['/bachelor/', '/bachelor/'],
  ['/?', '/?'],
  ['/a?email=x@y.example&token=1', '/a?email&token'],
  ['/a?_storyblok_tk[token]=1&_link=2.3', '/a?_storyblok_tk[token]&_link'],
  ['/a?next=/b?token=1&x', '/a?next&x'],
  ['/a?x=1#token=2', '/a?x'],
  [
    'GET https://x.example/y?token=1 failed, https://z.example/?q=2 as well',
    'GET https://x.example/y?token failed, https://z.example/?q as well',
  ],
  [
    '/media/original/https%3A%2F%2Fx.example%2Fy%3Ftoken%3D1',
    '/media/original/https%3A%2F%2Fx.example%2Fy%3F',
  ],
  ['/a%253Ftoken%253D1', '/a%3F'],
  ['Is that so? Yes', 'Is that so? Yes'],
  ['50% of it', '50% of it'],
])('%s becomes %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})

function written(line: LogLine): LogLine {
  const lines: LogLine[] = []
  cleanLog(cleaned => lines.push(cleaned))(line)
  return lines[0]!
}

it('a line without anything to hide is written as it is', () => {
  const line = { event: 'request', path: '/', status: 200, ray: undefined, fetchedAt: null } as const
  expect(written(line)).toBe(line)
})

it.each([
  [{ address: '/a?token=1' }, { address: '/a?token' }],
  [{ address: '/a?token' }, { address: '/a?token' }],
  [
    { status: 200, of: { address: '/a?token=1' } },
    { status: 200, of: { address: '/a?token' } },
  ],
  [{ all: ['/a?token=1', 7] }, { all: ['/a?token', 7] }],
  [{ parameters: ['anna@beispiel.example', 'x'] }, { parameters: ['…', 'x'] }],
  [{ path: '/491701234567/' }, { path: '/…/' }],
  [{ reason: 'space 123456, not 7654321' }, { reason: 'space 123456, not 7654321' }],
  [
    { reason: 'GET https://x.example/491701234567 of +49 1701234567' },
    { reason: 'GET https://x.example/… of …' },
  ],
  [{ uid: '0b6f0f3e-7a54-4d44-8d4f-0123456789ab' }, { uid: '0b6f0f3e-7a54-4d44-8d4f-0123456789ab' }],
  [
    { path: `${'x'.repeat(990)}/anna.${'muster'.repeat(20)}@beispiel.example` },
    { path: `${'x'.repeat(990)}/…` },
  ],
  [{ reason: 'x'.repeat(2000) }, { reason: `${'x'.repeat(1000)}…` }],
])('%j is written as %j', (fields, expected) => {
  expect(written({ event: 'request', ...fields })).toEqual({ event: 'request', ...expected })
})
