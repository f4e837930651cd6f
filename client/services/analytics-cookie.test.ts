import { expect, it, vi } from 'vitest'
import { analyticsCookie } from './analytics-cookie.ts'

it.each([
  ['_ga=GA1.2.3', 'GA1.2.3'],
  ['locale=de; _ga=GA1.2.3; x=1', 'GA1.2.3'],
  ['my_ga=1; _ga_X=2', undefined],
])('of the cookies %s the id of analytics is %s', (cookies, id) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  expect(analyticsCookie()).toBe(id)
})
