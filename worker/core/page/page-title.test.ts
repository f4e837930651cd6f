import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const names = { siteName: 'Tannhagen University of Applied Sciences', siteShortName: 'Tannhagen' }

it.each([
  ['Fees', names, 'Fees | Tannhagen University of Applied Sciences'],
  [
    'Master’s degrees alongside work: four subjects',
    names,
    'Master’s degrees alongside work: four subjects | Tannhagen',
  ],
  ['Business Administration: an online degree from €198 a month', names, undefined],
  ['Teachers: who teaches you at Tannhagen', names, undefined],
  ['Fees', { siteName: 'Tannhagen' }, 'Fees | Tannhagen'],
  [names.siteName, names, undefined],
])('%s', (title, site, whole = title) => {
  expect(pageTitle(title, site)).toBe(whole)
})
