import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { LanguageLink, LanguageList } from '../_kit/language-switcher.tsx'
import type { HeaderProps } from './props.ts'

type Parts = Pick<HeaderProps, 'more' | 'language' | 'languages' | 'texts'>

function QuickLinks({ more, texts }: Pick<Parts, 'more' | 'texts'>) {
  if (!more.quickLinks.length) return null
  return (
    <ul>
      {more.quickLinks.map(({ uid, title, link, value }) => (
        <li key={uid}>
          <Anchor className="site-area-link" link={link} newTabHint={texts.opensInNewTab}>
            <span className="site-area-title">{title}</span>
            {value && <span className="site-area-value"> {value}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Call({ more: { call } }: Pick<Parts, 'more'>) {
  if (!call) return null
  return (
    <p className="site-nav-call">
      <Anchor link={call.link} newTabHint="">
        <Icon name="phone" />
        {call.label}
      </Anchor>
      {call.hours && <span>{call.hours}</span>}
    </p>
  )
}

/** What the menu of small screens has beside the pages: on large screens the bar has it, or the page. */
export function MenuExtras({ more, language, languages, texts }: Parts) {
  return (
    <div className="site-nav-more">
      <QuickLinks more={more} texts={texts} />
      <Call more={more} />
      {language && <LanguageLink choice={language} full />}
      {languages.length > 0 && <LanguageList choices={languages} label={texts.language} />}
    </div>
  )
}
