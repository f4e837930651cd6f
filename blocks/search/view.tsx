import { SearchField } from '../_kit/search-field.tsx'
import type { SearchFieldProps } from '../_kit/search-field-props.ts'
import { Section } from '../_kit/section.tsx'

export function View(props: SearchFieldProps) {
  return (
    <Section spacing="small" size="xl">
      <SearchField {...props} />
    </Section>
  )
}
