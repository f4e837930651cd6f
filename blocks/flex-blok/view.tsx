import { Blocks } from '../_kit/blocks.tsx'
import { Section } from '../_kit/section.tsx'
import type { FlexBlokProps } from './props.ts'

const layouts = { row: 'flex-blok flex-blok-row', col: 'flex-blok flex-blok-col' }
const places = {
  start: 'flex-blok-start',
  center: 'flex-blok-center',
  end: 'flex-blok-end',
  stretch: 'flex-blok-stretch',
}

export function View({ layout, alignSelf, content }: FlexBlokProps) {
  return (
    <Section spacing="small">
      <div className={`${layouts[layout]} ${places[alignSelf]}`}>
        <Blocks items={content} />
      </div>
    </Section>
  )
}
