import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { number } from '../_kit/fields/number.ts'
import { options } from '../_kit/fields/options.ts'
import { labelledFields } from '../_kit/forms/field-fields.ts'
import { fileTypeNames } from '../_kit/forms/file-types.ts'

const { width: _, ...labelled } = labelledFields

/** Requirements forms/fields, forms/uploads. */
export const schema = block(
  { title: 'Form: file', description: 'Asks for a document or a photo of one.', place: 'form' },
  {
    ...labelled,
    types: options(fileTypeNames, { description: 'Without one: PDF, JPG and PNG' }),
    maxSize: number({ min: 1, max: 20, description: 'Megabytes of one file; 10 without it' }),
    multiple: boolean(),
  },
)
