import { CopyBox } from '../_kit/copy-box.tsx'
import { Section } from '../_kit/section.tsx'
import type { HealthInsuranceProps } from './props.ts'

export function View({ title, copy }: HealthInsuranceProps) {
  return (
    <Section spacing="small">
      <div>
        {title && <p className="health-insurance-title">{title}</p>}
        <CopyBox {...copy} />
      </div>
    </Section>
  )
}
