import { useId } from 'react'
import { Section } from '../_kit/section.tsx'
import type { ProgressProps } from './props.ts'

/** The element says its value to assistive technology; the figure beside it is for those who see. */
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
