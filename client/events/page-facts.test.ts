import { expect, it } from 'vitest'
import { offerOfPage } from './page-facts.ts'

const application = '/forms-space/bewerbung/'

it.each([
  [
    'of one programme',
    [`${application}?programme=bwl&model=a`, `${application}?programme=bwl&model=b`],
    'bwl',
  ],
  [
    'whose contact form knows another choice',
    [`${application}?programme=bwl`, '/kontakt/?programme=both'],
    'bwl',
  ],
  ['that leads to the contact form alone', ['/kontakt/?programme=pflege'], 'pflege'],
  [
    'of several programmes',
    [`${application}?programme=bwl`, `${application}?programme=informatik`],
    undefined,
  ],
  ['of none', ['/kontakt/'], undefined],
])('a page %s', (_, addresses, programme) => {
  const links = addresses.map(address => `<a href="${address}">-</a>`).join('')
  document.body.innerHTML = `<main><h1>Ein  Titel</h1>${links}</main>`
  expect(offerOfPage()).toEqual(programme && [{ item_id: programme, item_name: 'Ein Titel' }])
})
