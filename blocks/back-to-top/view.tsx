import { Floating } from '../_kit/floating.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { BackToTopProps } from './props.ts'

/** Invisible until its enhancement shows it. */
export const View = ({ label }: BackToTopProps) => (
  <Floating>
    <button type="button" className="back-to-top lifted" aria-label={label} data-enhance="back-to-top">
      <Icon name="arrow-up" />
    </button>
  </Floating>
)
