import { LanguageLink, LanguageMenu } from '../_kit/language-switcher.tsx'
import { Section } from '../_kit/section.tsx'
import type { LanguageSwitcherProps } from './props.ts'

export function View({ other, all, label }: LanguageSwitcherProps) {
  return (
    <Section spacing="small">
      <nav aria-label={label} className="language-switcher">
        {other ? <LanguageLink choice={other} /> : <LanguageMenu choices={all} label={label} />}
      </nav>
    </Section>
  )
}
