import { Blocks } from '../_kit/blocks.tsx'
import { Section } from '../_kit/section.tsx'
import type { SplitProps } from './props.ts'

const looks = { start: 'split split-halves', center: 'split split-halves split-center' } as const

export function View({ halves, alignItems, section }: SplitProps) {
  return (
    <Section {...section}>
      <div className={halves.length > 1 ? looks[alignItems] : 'split'}>
        {halves.map(half => (
          <div key={half[0]!.uid} className="split-half flow">
            <Blocks items={half} />
          </div>
        ))}
      </div>
    </Section>
  )
}
