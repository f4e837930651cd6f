import { useId } from 'react'
import { Section } from '../_kit/section.tsx'
import type { ProgressProps } from './props.ts'

/** The element has the value for assistive technology; the figure beside it is visual. */
export function View({ label, value, written }: ProgressProps) {
  const id = useId()
  return (
    <Section spacing="small">
      <div className="progress">
        {label && <label htmlFor={id}>{label}</label>}
        <span className="progress-value" aria-hidden="true">
          {written}
        </span>
        <progress
          id={id}
          className="progress-bar"
          max={100}
          value={value}
          aria-label={label ? undefined : written}
        />
      </div>
    </Section>
  )
}
