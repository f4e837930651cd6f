import { Icon } from '../_kit/icons/icon.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { JumpNavigationProps } from './props.ts'

/** Links to the sections of the page; they also work without script. The page's script makes the bar follow the reader. */
export function View({ items, price, texts }: JumpNavigationProps) {
  return (
    <nav
      className="jump-navigation"
      aria-label={texts.label}
      data-enhance="jump-navigation"
      {...tracked({ section: 'jumpNavigation', event: 'menu' })}
    >
      <div className="jump-navigation-width section-width">
        <div className="jump-navigation-track">
          <ul className="jump-navigation-list" data-jump-list="">
            {items.map(({ title, anchor }) => (
              <li key={anchor} className="jump-navigation-item">
                <a className="jump-navigation-link" href={`#${anchor}`}>
                  <span className="jump-navigation-title">{title}</span>
                </a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="jump-navigation-arrow jump-navigation-left"
            aria-label={texts.left}
            data-jump-arrow="left"
            hidden
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="jump-navigation-arrow jump-navigation-right"
            aria-label={texts.right}
            data-jump-arrow="right"
            hidden
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        {price && (
          <p className="jump-navigation-price">
            <strong>{price.text}</strong> <InLanguage {...price.frequency} />
          </p>
        )}
      </div>
    </nav>
  )
}
