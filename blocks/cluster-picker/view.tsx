import { ClusterPicker } from '../_kit/cluster-picker.tsx'
import { Section } from '../_kit/section.tsx'
import type { ClusterPickerBlockProps } from './props.ts'

export function View(props: ClusterPickerBlockProps) {
  return (
    <Section spacing="small" size="4xl">
      <ClusterPicker {...props} />
    </Section>
  )
}
