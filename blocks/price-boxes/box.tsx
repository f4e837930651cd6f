import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { PriceBox, PriceBoxesProps } from './props.ts'

type Texts = PriceBoxesProps['texts']

/** Maximum characters that fit into the narrowest box in large figures. */
const fewCharacters = 10

function Price({ box: { price, frequency }, texts }: { box: PriceBox; texts: Texts }) {
  return (
    <div className="price-box-price">
      {price?.strike && (
        <p className="price-box-strike">
          <span className="visually-hidden">{texts.insteadOf} </span>
          <s>{price.strike.text}</s>
        </p>
      )}
      {price && (
        <p className="price-box-amount">
          <strong className={price.current.text.length > fewCharacters ? 'price-box-long' : undefined}>
            {price.current.text}
          </strong>{' '}
          <span>{frequency}</span>
        </p>
      )}
    </div>
  )
}

function Notes({ box }: { box: PriceBox }) {
  return (
    <div className="price-box-notes">
      {box.total && (
        <p className="price-box-total">
          {`${box.total.name}: `}
          <strong>{box.total.value}</strong>
        </p>
      )}
      {box.campaignText && (
        <p className="price-box-campaign">
          <Icon name="tag" />
          {box.campaignText}
        </p>
      )}
      {box.discount && (
        <p className="price-box-discount">
          <Icon name="check" />
          {box.discount}
        </p>
      )}
      {box.basePrice && <div className="price-box-base" dangerouslySetInnerHTML={box.basePrice} />}
    </div>
  )
}

/** The data of a price for scripts, so that they need not parse its text. */
const dataOf = ({ base, currency, current, campaign }: NonNullable<PriceBox['price']>) => ({
  'data-base-price': base,
  'data-price': current.amount,
  'data-currency': currency,
  'data-campaign': campaign?.uuid,
  'data-voucher': campaign?.voucherCode,
})

type Level = Extract<HeadingLevel, 'h3' | 'h4'>

/** One box. Its four parts are rows of a subgrid, so that prices are aligned. */
function Box({ box, filled, texts, level }: { box: PriceBox; filled: boolean; texts: Texts; level: Level }) {
  const classes = [
    'price-box',
    box.color && `accent-${box.color}`,
    box.ribbon && 'price-box-special',
    filled && 'price-box-filled',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} {...(box.price && dataOf(box.price))}>
      <div className="price-box-head">
        {box.timeModel && (
          <Heading level={level} look="h4" className="price-box-model">
            {box.timeModel}
          </Heading>
        )}
        {box.ribbon && <p className="price-box-ribbon">{box.ribbon}</p>}
        {box.duration && (
          <p className="price-box-duration">
            <Icon name="calendar" />
            {box.duration}
          </p>
        )}
        {box.description && <p className="price-box-description">{box.description}</p>}
      </div>
      <Price box={box} texts={texts} />
      <Notes box={box} />
      <div className="price-box-action">
        {box.button && (
          <Anchor
            className={buttonClass({ kind: box.ribbon ? 'primary' : 'secondary' })}
            link={box.button.link}
            newTabHint={texts.opensInNewTab}
          >
            <ButtonLook>{box.button.text}</ButtonLook>
            {/* Several boxes with equal labels: each names its own time model. */}
            {box.timeModel && (
              <span className="visually-hidden">
                : <span>{box.timeModel}</span>
              </span>
            )}
          </Anchor>
        )}
      </div>
    </li>
  )
}

interface BoxesProps {
  readonly boxes: readonly PriceBox[]
  readonly filled: boolean
  readonly texts: Texts
  /** Level of the boxes' names. */
  readonly level?: Level
  readonly className?: string
  /** Label of the tab that shows them. */
  readonly label?: string | undefined
}

/** Boxes side by side. */
export function Boxes({ boxes, className, label, level = 'h3', ...look }: BoxesProps) {
  return (
    <ul className={className ? `price-panel ${className}` : 'price-panel'} data-label={label}>
      {boxes.map(box => (
        <Box key={box.uid} box={box} level={level} {...look} />
      ))}
    </ul>
  )
}
