import type { ReactNode } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { Section } from '../_kit/section.tsx'
import type { CourseTermsProps } from './props.ts'

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="course-term">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A list of terms in plain words, below the prices that they belong to. */
export function View({ total, approval, withdrawal, newTabHint }: CourseTermsProps) {
  return (
    <Section spacing="small">
      <dl className="course-terms">
        {total && (
          <Term name={total.name}>
            <strong>{total.value}</strong>
            {total.note && <span className="course-term-note">{total.note}</span>}
          </Term>
        )}
        {approval && <Term name={approval.name}>{approval.value}</Term>}
        {withdrawal && (
          <Term name={withdrawal.name}>
            <Anchor className="text-link" link={withdrawal.link} newTabHint={newTabHint}>
              {withdrawal.value}
            </Anchor>
          </Term>
        )}
      </dl>
    </Section>
  )
}
