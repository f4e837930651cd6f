import { buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import type { CopyLinkProps } from './props.ts'

const className = `${buttonClass({ kind: 'secondary', size: 'small' })} needs-script`

/** Milliseconds for which the button confirms that the address is copied (requirement buttons/copy-link). */
const COPIED = 1500

/** `client/enhancements/copy.ts` copies the address; without script visitors copy it from the browser's address bar. */
export function View({ copyText, afterCopyText, byHandText }: CopyLinkProps) {
  return (
    <Section spacing="small">
      <button
        type="button"
        className={className}
        data-after-copy={afterCopyText}
        data-by-hand={byHandText}
        data-copied-for={COPIED}
      >
        <Icon name="link" className="icon button-icon" />
        <span aria-live="polite">{copyText}</span>
      </button>
    </Section>
  )
}
