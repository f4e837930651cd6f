import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { SearchField } from '../_kit/search-field.tsx'
import { MenuExtras } from './menu-extras.tsx'
import type { HeaderEntry, HeaderProps } from './props.ts'

interface NavigationProps
  extends Pick<
    HeaderProps,
    'entries' | 'needsRows' | 'button' | 'texts' | 'search' | 'more' | 'language' | 'languages'
  > {
  readonly id: string
}

interface ActionLinkProps {
  readonly button: NonNullable<HeaderProps['button']>
  readonly texts: HeaderProps['texts']
}

/** The first step that the header offers, in the bar and at the end of the menu. */
export const ActionLink = ({ button, texts }: ActionLinkProps) => (
  <Anchor className={buttonClass({ kind: 'primary' })} link={button.link} newTabHint={texts.opensInNewTab}>
    <ButtonLook>{button.text}</ButtonLook>
  </Anchor>
)

/** An entry of the bar; where it names this page, or an area with this page, a line is below it. */
const entryClass = (current: unknown) => (current ? 'site-entry site-entry-current' : 'site-entry')

function Child({ child }: { child: HeaderEntry['children'][number] }) {
  const { title, link, description, value, current } = child
  return (
    <li>
      <a
        className="site-area-link"
        href={link.href}
        target={link.target}
        rel={link.rel}
        aria-current={current}
      >
        <span className="site-area-title">{title}</span>
        {value && <span className="site-area-value"> {value}</span>}
        {description && <span className="site-area-description">{description}</span>}
      </a>
    </li>
  )
}

/** A disclosure with the pages of one area: a panel below the bar, or inside the menu on small screens. */
function Area({ entry }: { entry: HeaderEntry }) {
  const { title, link, lead, overview, children, current, own } = entry
  return (
    <details className="site-area" name="site-navigation" data-dropdown="">
      <summary className={entryClass(current)} aria-current={current && 'true'}>
        {title}
        <Icon name="caret-down" className="icon site-area-caret" />
      </summary>
      <div className="site-area-panel">
        {(lead || link) && (
          <div>
            {lead && <p className="site-area-lead">{lead}</p>}
            {link && (
              <a
                className="site-area-overview"
                href={link.href}
                target={link.target}
                rel={link.rel}
                aria-current={own === 'page' ? 'page' : undefined}
              >
                {overview}
                <Icon name="arrow-right" />
              </a>
            )}
          </div>
        )}
        <ul className="site-area-list">
          {children.map(child => (
            <Child key={child.uid} child={child} />
          ))}
        </ul>
      </div>
    </details>
  )
}

function Entry({ entry }: { entry: HeaderEntry }) {
  if (entry.children.length) return <Area entry={entry} />
  return (
    <a
      className={entryClass(entry.current)}
      href={entry.link?.href}
      target={entry.link?.target}
      rel={entry.link?.rel}
      aria-current={entry.current}
    >
      {entry.title}
    </a>
  )
}

export function Navigation({ id, entries, needsRows, button, texts, search, ...extras }: NavigationProps) {
  return (
    <nav id={id} className="site-nav" popover="auto" aria-label={texts.mainNavigation}>
      <div className="site-nav-top">
        <span aria-hidden="true">{texts.menu}</span>
        <button
          type="button"
          className="site-nav-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {search && (
        <div className="site-nav-search">
          <SearchField {...search} enhancement="site-search" />
        </div>
      )}
      <ul className={needsRows ? 'site-nav-list site-nav-rows' : 'site-nav-list'}>
        {entries.map(entry => (
          <li key={entry.uid}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <MenuExtras texts={texts} {...extras} />
      {button && (
        <div className="site-nav-action">
          <ActionLink button={button} texts={texts} />
        </div>
      )}
    </nav>
  )
}
