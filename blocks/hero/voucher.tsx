import { Voucher as Box } from '../_kit/voucher.tsx'
import type { HeroProps } from './props.ts'

/** The voucher in its place below the words. */
export function Voucher({ voucher, newTabHint }: Pick<HeroProps, 'voucher' | 'newTabHint'>) {
  return (
    voucher && (
      <div className="hero-voucher">
        <Box {...voucher} newTabHint={newTabHint} />
      </div>
    )
  )
}
