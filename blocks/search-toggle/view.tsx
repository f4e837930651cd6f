import { Icon } from '../_kit/icons/icon.tsx'
import { SearchField } from '../_kit/search-field.tsx'
import { Section } from '../_kit/section.tsx'
import type { SearchToggleProps } from './props.ts'

/** A disclosure, which needs no script; once it is open, the field takes the place of its title. */
export function View({ field, toggleText, isOpen }: SearchToggleProps) {
  return (
    <Section spacing="small" size="xl">
      {isOpen ? (
        <SearchField {...field} />
      ) : (
        <details className="search-toggle" data-enhance="search-toggle">
          <summary className="search-toggle-title">
            <Icon name="search" />
            <span className="search-toggle-text">{toggleText}</span>
          </summary>
          <SearchField {...field} />
        </details>
      )}
    </Section>
  )
}
