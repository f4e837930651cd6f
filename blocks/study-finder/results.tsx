import { Fragment } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import type { FinderProps } from './props.ts'

/** A link for each chosen option, which leaves it out. */
export function Chips({ chips, path, words }: FinderProps) {
  if (!chips.length) return null
  return (
    <ul className="finder-chips" aria-label={words.chosen}>
      {chips.map(({ key, label, hint, href }) => (
        <li key={key}>
          <a className="finder-chip" href={href} aria-label={hint}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="text-link finder-clear" href={path}>
          {words.removeAll}
        </a>
      </li>
    </ul>
  )
}

export function Loosenings({ loosenings, search, words }: FinderProps) {
  if (!loosenings.length && !search) return null
  return (
    <div className="finder-loosen">
      {loosenings.length > 0 && <p>{words.loosen}</p>}
      <ul>
        {loosenings.map(({ name, label, href }) => (
          <li key={name}>
            <a className="text-link" href={href}>
              {label}
            </a>
          </li>
        ))}
        {search && (
          <li>
            <a className="text-link" href={search.href}>
              {search.label}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

export function Orders({ orders, words }: FinderProps) {
  return (
    <nav className="finder-orders" aria-label={words.sort}>
      <span aria-hidden="true">{words.sort}:</span>
      <ul>
        {orders.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a className="text-link" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Card = FinderProps['cards'][number]

/** The price, and the one before an offer: both in words. */
function CardPrice({ price, words }: { readonly price: Card['price'] } & Pick<FinderProps, 'words'>) {
  if (!price) return null
  return (
    <div className={price.offer ? 'finder-price finder-price-offer' : 'finder-price'}>
      <p>
        <strong>{price.text}</strong> <InLanguage {...price.frequency} />
        {price.strike && (
          <>
            {' '}
            <span className="finder-strike">
              {words.insteadOf} <s>{price.strike}</s>
            </span>
          </>
        )}
      </p>
      {price.offer && <p className="finder-offer">{price.offer}</p>}
    </div>
  )
}

/** In a row, with points between them. */
const Facts = ({ facts }: Pick<Card, 'facts'>) => (
  <p className="finder-facts">
    {facts.map((fact, index) => (
      <Fragment key={fact.text}>
        {index > 0 && '\u00a0· '}
        <InLanguage {...fact} />
      </Fragment>
    ))}
  </p>
)

/** A row for each programme: what it is, and at the end what it costs. */
export function Cards({ cards, resultLevel, words }: FinderProps) {
  if (!cards.length) return null
  return (
    <ul className="finder-cards">
      {cards.map(({ uuid, title, path, writtenIn, facts, credits, price, comparison }) => (
        <li key={uuid} className="finder-card">
          <Heading level={resultLevel} look="h5" className="finder-name">
            <a className="finder-card-link" href={path} hrefLang={writtenIn} lang={writtenIn}>
              {title}
            </a>
          </Heading>
          {facts.length > 0 && <Facts facts={facts} />}
          {credits && <p className="finder-credits">{credits}</p>}
          <CardPrice price={price} words={words} />
          {comparison && (
            <a className="text-link finder-compare" href={comparison.href} aria-label={comparison.label}>
              {comparison.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Pages({ pages, words }: FinderProps) {
  if (!pages.length) return null
  return (
    <nav aria-label={words.pages}>
      <ul className="finder-pages">
        {pages.map(({ number, label, href, isCurrent }) => (
          <li key={number}>
            <a
              className="finder-page"
              href={href}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
