import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { HeaderEntry, HeaderProps } from './props.ts'

interface NavigationProps extends Pick<HeaderProps, 'entries' | 'needsRows' | 'button' | 'texts'> {
  readonly id: string
}

/** An entry of the bar; where it names this page, or an area with this page, a line is below it. */
const entryClass = (current: unknown) => (current ? 'site-entry site-entry-current' : 'site-entry')

/** A disclosure with the pages of one area: a panel below the bar, or inside the menu on small screens. */
function Area({ entry, texts }: { entry: HeaderEntry; texts: HeaderProps['texts'] }) {
  const { title, link, children, current, own } = entry
  return (
    <details className="site-area" name="site-navigation" data-dropdown="">
      <summary className={entryClass(current)} aria-current={current && 'true'}>
        {title}
        <Icon name="caret-down" className="icon site-area-caret" />
      </summary>
      <div className="site-area-panel">
        <ul className={children.length > 4 ? 'site-area-list site-area-list-wide' : 'site-area-list'}>
          {children.map(child => (
            <li key={child.uid}>
              <a
                className="site-area-link"
                href={child.link.href}
                target={child.link.target}
                rel={child.link.rel}
                aria-current={child.current}
              >
                <span className="site-area-title">{child.title}</span>
                {child.description && <span className="site-area-description">{child.description}</span>}
              </a>
            </li>
          ))}
        </ul>
        {link && (
          <a
            className="site-area-overview"
            href={link.href}
            target={link.target}
            rel={link.rel}
            aria-current={own === 'page' ? 'page' : undefined}
          >
            {title} {texts.atAGlance}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </details>
  )
}

function Entry({ entry, texts }: { entry: HeaderEntry; texts: HeaderProps['texts'] }) {
  if (entry.children.length) return <Area entry={entry} texts={texts} />
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

export function Navigation({ id, entries, needsRows, button, texts }: NavigationProps) {
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
      <ul className={needsRows ? 'site-nav-list site-nav-rows' : 'site-nav-list'}>
        {entries.map(entry => (
          <li key={entry.uid}>
            <Entry entry={entry} texts={texts} />
          </li>
        ))}
      </ul>
      {button && (
        <div className="site-nav-action">
          <Anchor
            className={buttonClass({ kind: 'primary' })}
            link={button.link}
            newTabHint={texts.opensInNewTab}
          >
            <ButtonLook>{button.text}</ButtonLook>
          </Anchor>
        </div>
      )}
    </nav>
  )
}
