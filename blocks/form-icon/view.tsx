import { Icon } from '../_kit/icons/icon.tsx'
import type { FormIconProps } from './props.ts'

/** Decorative: the words around it have the same meaning. */
export function View({ iconName }: FormIconProps) {
  return (
    <div className="form-icon">
      <Icon name={iconName} className="icon form-icon-sign" />
    </div>
  )
}
