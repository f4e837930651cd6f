import { ClusterPicker } from '../_kit/cluster-picker.tsx'
import type { HeroProps } from './props.ts'

export function Picker({ picker, newTabHint }: Pick<HeroProps, 'picker' | 'newTabHint'>) {
  return (
    picker && (
      <div className="hero-picker">
        <ClusterPicker {...picker} newTabHint={newTabHint} />
      </div>
    )
  )
}
