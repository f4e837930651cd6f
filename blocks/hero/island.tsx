import { ClusterPicker } from '../_kit/client/cluster-picker.tsx'
import { CopyBox, type CopyBoxProps } from '../_kit/client/copy-box.tsx'
import type { ClusterPickerProps } from '../_kit/cluster-picker.ts'

/** A hero has two interactive leaves; each is mounted by itself. */
export type HeroIsland =
  | ({ readonly part: 'voucher' } & CopyBoxProps)
  | ({ readonly part: 'picker' } & ClusterPickerProps)

export function Island(props: HeroIsland) {
  return props.part === 'voucher' ? <CopyBox {...props} /> : <ClusterPicker {...props} />
}
