import { iconSpace } from '../_kit/icons/icon.tsx'
import { Tooltip } from '../_kit/tooltip.tsx'
import type { HintProps } from './props.ts'

export function View({ label, tooltip, name }: HintProps) {
  return (
    <div className="hint">
      {label && label + iconSpace}
      <Tooltip label={name}>
        <div className="hint-note" dangerouslySetInnerHTML={tooltip} />
      </Tooltip>
    </div>
  )
}
