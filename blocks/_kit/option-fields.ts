import { icon } from './fields/icon.ts'
import { text } from './fields/text.ts'

/** An option that editors write: its value is what forms send and events tell. */
export const valueAndLabel = {
  value: text({
    required: true,
    translatable: false,
    description: 'What is sent; the same in all languages',
  }),
  label: text({ required: true }),
}

export const valueLabelIcon = { ...valueAndLabel, icon: icon() }

/** The name under which a form sends what was chosen. */
export const fieldName = () =>
  text({ translatable: false, description: 'Name of the value in a form; by default one of its own' })
