import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { FormPlaceContext } from '../_kit/forms/form-state.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { LanguageLink, LanguageList } from '../_kit/language-switcher.tsx'
import { tracked } from '../_kit/tracking.ts'
import { Wordmark } from '../_kit/wordmark.tsx'
import type { FooterProps } from './props.ts'

function Columns({ columns, texts }: Pick<FooterProps, 'columns' | 'texts'>) {
  if (!columns.length) return null
  return (
    <nav className="site-footer-columns" aria-label={texts.navigation}>
      {columns.map(({ uid, title, links }) => (
        <div key={uid}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ uid: key, title: text, link, attributes }) => (
              <li key={key}>
                <Anchor link={link} newTabHint={texts.opensInNewTab} {...attributes}>
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Social({ social, texts }: Pick<FooterProps, 'social' | 'texts'>) {
  if (!social.length) return null
  return (
    <ul className="site-footer-social" aria-label={texts.socialMedia}>
      {social.map(({ uid, href, icon, network }) => (
        <li key={uid}>
          <a href={href} target="_blank" rel="noopener" aria-label={`${network} (${texts.opensInNewTab})`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Apart from the small print, and large enough for a finger. */
function Contracts({ contracts }: Pick<FooterProps, 'contracts'>) {
  if (!contracts) return null
  return (
    <nav className="site-footer-contracts" aria-label={contracts.label}>
      <ul>
        {contracts.links.map(({ href, title }) => (
          <li key={title}>
            <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={href}>
              <ButtonLook>{title}</ButtonLook>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One band: columns of links with the newsletter as the last, the brand with what the law asks for, the legal line. */
export function View(props: FooterProps) {
  const { name, claim, newsletter, columns, legal, social, copyright, language, languages, texts } = props
  return (
    <footer className="site-footer lifted surface-black" {...tracked({ section: 'footer', event: 'footer' })}>
      <div className="section-width site-footer-main">
        <Columns columns={columns} texts={texts} />
        {newsletter.length > 0 && (
          <div className="site-footer-newsletter">
            <FormPlaceContext value="footer-">
              <Blocks items={newsletter} />
            </FormPlaceContext>
          </div>
        )}
      </div>
      <div className="section-width site-footer-brand">
        <Wordmark name={name} />
        {claim && <p className="site-footer-claim">{claim}</p>}
        <Social social={social} texts={texts} />
        <Contracts contracts={props.contracts} />
      </div>
      <div className="section-width site-footer-end lifted">
        <p>{copyright}</p>
        {legal.length > 0 && (
          <nav aria-label={texts.legal}>
            <ul className="site-footer-legal">
              {legal.map(({ uid, title, link, attributes }) => (
                <li key={uid}>
                  <Anchor link={link} newTabHint={texts.opensInNewTab} {...attributes}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {language && <LanguageLink choice={language} full />}
        {languages.length > 0 && <LanguageList choices={languages} label={texts.language} />}
      </div>
    </footer>
  )
}
