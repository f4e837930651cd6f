import { expect, it } from 'vitest'
import { chatSettingsSchema as schema } from './feature-settings.ts'

const faultsOf = (content: Record<string, unknown>) => schema.block.faults!(content as never, content)
const lacks = 'there is no chat without a text which says that a machine answers (chatNotice)'

it.each([
  [{ chatNotice: 'Eine Maschine.' }, []],
  [{}, [lacks]],
  [{ chatNotice: 'Eine Maschine.', title: 'A', title__i18n__en: 'A' }, [`${lacks} (en)`]],
  [{ chatNotice: 'Eine Maschine.', chatNotice__i18n__en: 'A machine.', title__i18n__en: 'A' }, []],
  [{ chatNotice: 'Eine Maschine.', title__i18n__en: '' }, []],
])('%j has the faults %j', (content, faults) => {
  expect(faultsOf(content)).toEqual(faults)
})
