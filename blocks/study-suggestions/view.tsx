import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import { Suggestions } from '../_kit/suggestions/suggestions.tsx'
import type { props } from './props.ts'

export const View = ({ headline, groups, level }: NonNullable<ReturnType<typeof props>>) => (
  <Section>
    {headline && <Heading level={headline.level}>{headline.text}</Heading>}
    <Suggestions groups={groups} level={level} />
  </Section>
)
