import { useId } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { FormPlaceContext } from '../_kit/forms/form-state.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { LanguageLink, LanguageList } from '../_kit/language-switcher.tsx'
import { tracked } from '../_kit/tracking.ts'
import { Mark, Wordmark } from '../_kit/wordmark.tsx'
import type { FooterProps } from './props.ts'

function Columns({ columns, texts }: Pick<FooterProps, 'columns' | 'texts'>) {
  const id = useId()
  if (!columns.length) return null
  return (
    <nav className="site-footer-columns" aria-label={texts.navigation}>
      {columns.map(({ uid, title, links }, index) => (
        <div key={uid}>
          <h2 className="site-footer-title" id={`${id}-${index}`}>
            {title}
          </h2>
          <ul aria-labelledby={`${id}-${index}`}>
            {links.map(({ uid: key, title: text, link, attributes }) => (
              <li key={key}>
                <Anchor
                  className="site-footer-link"
                  link={link}
                  newTabHint={texts.opensInNewTab}
                  {...attributes}
                >
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
    <nav className="section-width" aria-label={contracts.label}>
      <ul className="site-footer-contracts">
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

export function View(props: FooterProps) {
  const { name, claim, newsletter, columns, legal, social, copyright, language, languages, texts } = props
  return (
    <footer className="site-footer lifted surface-black" {...tracked({ section: 'footer', event: 'footer' })}>
      <Mark className="site-footer-mark" />
      {newsletter.length > 0 && (
        <div className="site-footer-newsletter">
          <FormPlaceContext value="footer-">
            <Blocks items={newsletter} />
          </FormPlaceContext>
        </div>
      )}
      <div className="section-width site-footer-main">
        <div>
          <Wordmark name={name} large />
          {claim && <p className="site-footer-claim">{claim}</p>}
          <Social social={social} texts={texts} />
        </div>
        <Columns columns={columns} texts={texts} />
      </div>
      <Contracts contracts={props.contracts} />
      <div className="section-width site-footer-end">
        <p className="site-footer-copyright">{copyright}</p>
        {legal.length > 0 && (
          <nav aria-label={texts.legal}>
            <ul className="site-footer-legal">
              {legal.map(({ uid, title, link, attributes }) => (
                <li key={uid}>
                  <Anchor
                    className="site-footer-link"
                    link={link}
                    newTabHint={texts.opensInNewTab}
                    {...attributes}
                  >
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
