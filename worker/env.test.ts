import { expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

it.each(['https://upstream.example/base', 'https://upstream.example/?a=1', 'https://upstream.example/#a'])(
  'an origin with more than a host is refused by its name: %s',
  PLATFORM_ORIGIN => {
    expect(() => parseEnvironment({ PLATFORM_ORIGIN })).toThrow(/PLATFORM_ORIGIN: an origin has no path/)
  },
)

it.each(['https://upstream.example', 'https://upstream.example/'])('%s is an origin', PLATFORM_ORIGIN => {
  expect(parseEnvironment({ PLATFORM_ORIGIN }).PLATFORM_ORIGIN).toBe('https://upstream.example')
})
