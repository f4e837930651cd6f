import { Blocks } from '../_kit/blocks.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { LanguageLink, LanguageMenu } from '../_kit/language-switcher.tsx'
import { SearchField } from '../_kit/search-field.tsx'
import { tracked } from '../_kit/tracking.ts'
import { Wordmark } from '../_kit/wordmark.tsx'
import { ActionLink, Navigation } from './navigation.tsx'
import type { HeaderProps } from './props.ts'

const menuId = 'site-menu'

/** A disclosure of the bar with the field of the search below it. */
function Search({ search, texts }: Pick<HeaderProps, 'search' | 'texts'>) {
  if (!search) return null
  return (
    <details className="site-search" name="site-navigation" data-dropdown="">
      <summary>
        <Icon name="search" />
        <span className="visually-hidden">{texts.search}</span>
      </summary>
      <div className="site-search-panel">
        <SearchField {...search} enhancement="site-search" />
      </div>
    </details>
  )
}

/**
 * The menu is one list: a popover on small screens, opened by the button at the end of the bar, and part of the bar on
 * large ones. Both work without JavaScript. Alerts are above the bar, and scroll away.
 */
export function View(props: HeaderProps) {
  const { alerts, name, home, isHome, entries, language, languages, button, surface, texts } = props
  return (
    <>
      <Blocks items={alerts} />
      <header className={`site-header surface-${surface}`} {...tracked({ section: 'header', event: 'menu' })}>
        <div className="site-header-bar section-width">
          <a
            className="site-header-home"
            href={home}
            aria-current={isHome ? 'page' : undefined}
            aria-label={name ? undefined : texts.home}
          >
            <Wordmark name={name} />
          </a>
          {entries.length > 0 && <Navigation {...props} id={menuId} />}
          <Search search={props.search} texts={texts} />
          {language && <LanguageLink choice={language} />}
          {languages.length > 0 && <LanguageMenu choices={languages} label={texts.language} />}
          {button && (
            <div className="site-header-action" {...tracked({ event: 'cta' })}>
              <ActionLink button={button} texts={texts} />
            </div>
          )}
          {entries.length > 0 && (
            <button type="button" className="site-header-menu" popoverTarget={menuId}>
              <Icon name="menu" />
              <span className="site-header-label">{texts.menu}</span>
            </button>
          )}
        </div>
      </header>
    </>
  )
}
