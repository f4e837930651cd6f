import { Voucher } from '../_kit/copy-box.tsx'
import { Section } from '../_kit/section.tsx'
import type { VoucherBlockProps } from './props.ts'

export function View(props: VoucherBlockProps) {
  return (
    <Section spacing="small">
      <Voucher {...props} />
    </Section>
  )
}
