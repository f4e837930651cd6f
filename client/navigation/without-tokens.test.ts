import { expect, test } from 'vitest'
import { withoutTokens } from './without-tokens.ts'

test.each([
  [
    'https://a.example/apply/?resume=id.signature&utm_source=mail',
    'https://a.example/apply/?utm_source=mail',
  ],
  [
    'https://a.example/newsletter/opt-in/?token=id.signature#form',
    'https://a.example/newsletter/opt-in/#form',
  ],
  ['https://a.example/apply/?programme=bwl%20a', 'https://a.example/apply/?programme=bwl%20a'],
])('%s is told as %s', (address, told) => {
  expect(withoutTokens(address)).toBe(told)
})
