import { Title } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { props } from './props.ts'

export function View({
  text,
  subline,
  level,
  look,
  isHighlighted,
  isSublineHighlighted,
  align,
  anchor,
}: ReturnType<typeof props>) {
  return (
    <Section spacing="small" headline={subline ? 'words' : 'title'}>
      <div className={align === 'center' ? 'mx-auto max-w-[44rem] text-center' : 'max-w-[52rem]'}>
        <Title words={text} level={level} look={look} highlighted={isHighlighted} id={anchor} />
        {subline ? (
          <p className="mt-4 text-lg text-muted">
            {isSublineHighlighted ? <span className="heading-highlight">{subline}</span> : subline}
          </p>
        ) : null}
      </div>
    </Section>
  )
}
