import { useId } from 'react'
import { Icon } from './icons/icon.tsx'
import { suggestionPicture } from './media-address.ts'
import type { SearchFieldProps } from './search-field-props.ts'
import { longestSearch, searchParameter } from './search-page.ts'
import { tracked } from './tracking.ts'

type Group = SearchFieldProps['suggestions'][number]

/** As `client/suggestions.ts` writes those that are found. */
function Suggestions({ title, items, large }: Group & { readonly large: boolean }) {
  // An id must not contain a blank, which ids of content systems may.
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options (ARIA, listbox), not of inputs
    <div role="group" aria-labelledby={id}>
      <div role="presentation" className="search-field-title" id={id}>
        {title}
      </div>
      {items.map(({ _uid, title: name, subtitle, link, image, color, showLargeItems }, index) => (
        <a
          key={_uid}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          id={`${id}-${index}`}
          className={`search-field-option${large || showLargeItems ? ' search-field-large' : ''}${color ? ` accent-${color}` : ''}`}
          href={link.href}
          target={link.target}
          rel={link.rel}
        >
          {image && <img src={suggestionPicture(image.filename)} alt="" loading="lazy" />}
          <span>
            <b>{name}</b>
            {subtitle && <small>{subtitle}</small>}
          </span>
        </a>
      ))}
    </div>
  )
}

/**
 * A search field (requirement finding-blocks/search-field): a plain form, which sends `q` to the search page. Without script the
 * browser's own button clears it. `enhancements/search-field.ts` turns it into a combobox with the list below.
 */
export function SearchField({
  label,
  placeholder,
  action,
  source,
  showLargeItems,
  suggestions,
  texts,
  value,
  enhancement = 'search-field',
}: SearchFieldProps & {
  readonly value?: string | undefined
  /** `site-search` for a field that is closed at first: the page has neither the list of its suggestions nor their rules. */
  readonly enhancement?: 'search-field' | 'site-search'
}) {
  const id = useId()
  return (
    <search>
      <form
        className="search-field"
        action={action}
        data-enhance={enhancement}
        data-source={source}
        data-large={showLargeItems ? '' : undefined}
        data-list={enhancement === 'site-search' ? texts.suggestions : undefined}
        {...tracked({ type: 'search' })}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          className="search-field-input"
          id={id}
          type="search"
          name={searchParameter}
          defaultValue={value}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={longestSearch}
          dir="auto"
        />
        <button type="button" className="search-field-clear needs-script" aria-label={texts.clear}>
          <Icon name="close" />
        </button>
        <button type="submit" className="search-field-submit" aria-label={texts.submit}>
          <Icon name="search" />
        </button>
        {enhancement === 'search-field' && (
          <div
            id={`${id}-list`}
            className="search-field-list"
            role="listbox"
            aria-label={texts.suggestions}
            popover="manual"
          >
            {suggestions.map(group => (
              <Suggestions key={group.uid} {...group} large={showLargeItems} />
            ))}
          </div>
        )}
      </form>
    </search>
  )
}
