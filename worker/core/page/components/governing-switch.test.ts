import { expect, it } from 'vitest'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { governingSwitch } from './governing-switch.ts'

const fields = {
  showCallback: boolean(),
  callback: text(),
  callbackLabel: text(),
  callbacks: text(),
  isPurchase: boolean(),
  purchaseItem: text(),
  showStart: boolean(),
  startDate: datetime({ required: true }),
  showName: text(),
  nameLabel: text(),
}

it.each([
  ['callback', 'showCallback'],
  ['callbackLabel', 'showCallback'],
  ['callbacks', undefined],
  ['purchaseItem', 'isPurchase'],
  ['startDate', undefined],
  ['nameLabel', undefined],
  ['showCallback', undefined],
])('the field %s counts with %s', (name, expected) => {
  expect(governingSwitch(name, fields)).toBe(expected)
})
