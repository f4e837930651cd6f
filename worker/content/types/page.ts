import { block } from '../../../blocks/_kit/block-schema.ts'
import { option } from '../../../blocks/_kit/fields/option.ts'
import { pageFields } from './page-fields.ts'

/** Story type `page`: free blocks. */
export const schema = block(
  { title: 'Page', description: 'A page of free blocks.' },
  { ...pageFields, layout: option(['basic', 'page', 'blank'], { defaultValue: 'page' }) },
)
