import { FormValue } from '../_kit/form-value.tsx'
import type { FormValueBlockProps } from './props.ts'

export function View(props: FormValueBlockProps) {
  return <FormValue {...props} />
}
