import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { AlertBannerProps } from './props.ts'

const looks = {
  info: { surface: 'surface-page-color', role: 'status', icon: 'info' },
  urgent: { surface: 'surface-black', role: 'alert', icon: 'megaphone' },
} as const

/** A region with a name, and a live one in it. The button that closes it is that of every banner (`header-campaign-banner/begin.ts`). */
export function View({ id, kind, text, link, texts }: AlertBannerProps) {
  const { surface, role, icon } = looks[kind]
  return (
    <aside className={`alert-banner ${surface}`} aria-label={texts.name} data-banner="">
      <div className="alert-banner-line section-width">
        <Icon name={icon} />
        <p role={role}>
          {text}{' '}
          {link && (
            <Anchor link={link.target} newTabHint={texts.opensInNewTab}>
              {link.text}
            </Anchor>
          )}
        </p>
        {id && (
          <button
            type="button"
            className="alert-banner-close needs-script"
            data-close-banner={id}
            aria-label={texts.close}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </aside>
  )
}
