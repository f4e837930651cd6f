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

it.each(['https://cms.example', 'https://cms.example/v1', 'https://cms.example/v2/cdn'])(
  'an address that is none of a delivery API is refused by its name: %s',
  STORYBLOK_ENDPOINT => {
    expect(() => parseEnvironment({ STORYBLOK_ENDPOINT })).toThrow(
      /STORYBLOK_ENDPOINT: the delivery API ends in/,
    )
  },
)

it.each(['https://cms.example/v2', 'https://cms.example/v2/'])(
  '%s is that of a delivery API',
  STORYBLOK_ENDPOINT => {
    expect(parseEnvironment({ STORYBLOK_ENDPOINT }).STORYBLOK_ENDPOINT).toBe('https://cms.example/v2')
  },
)
