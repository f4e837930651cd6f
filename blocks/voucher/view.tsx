import { Section } from '../_kit/section.tsx'
import { Voucher } from '../_kit/voucher.tsx'
import type { VoucherBlockProps } from './props.ts'

export function View(props: VoucherBlockProps) {
  return (
    <Section spacing="small">
      <Voucher {...props} />
    </Section>
  )
}
