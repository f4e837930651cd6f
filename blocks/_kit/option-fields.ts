import { icon } from './fields/icon.ts'
import { text } from './fields/text.ts'

/** An option that editors write: forms send its value, and events contain it. */
export const valueAndLabel = {
  value: text({
    required: true,
    translatable: false,
    description: 'What is sent; the same in all languages',
  }),
  label: text({ required: true }),
}

export const valueLabelIcon = { ...valueAndLabel, icon: icon() }

/** The name under which a form sends the choice. */
export const fieldName = () =>
  text({ translatable: false, description: 'Name of the value in a form; by default one of its own' })

/** The name of a form's value: the editor's, else one that no other block of the page has. */
export const nameOf = (written: string | undefined, { kind, uid }: { kind: string; uid: string }): string =>
  written ?? `${kind}-${uid}`
