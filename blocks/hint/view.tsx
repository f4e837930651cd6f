import { noBreak, Tooltip } from '../_kit/tooltip.tsx'
import type { HintProps } from './props.ts'

export function View({ label, tooltip, name }: HintProps) {
  return (
    <div className="hint">
      {label && (
        <span>
          {label}
          {noBreak}
        </span>
      )}
      <Tooltip label={name}>
        <div className="hint-note" dangerouslySetInnerHTML={tooltip} />
      </Tooltip>
    </div>
  )
}
