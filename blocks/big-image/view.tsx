import { useId } from 'react'
import { Disclosure } from '../_kit/disclosure.tsx'
import { Heading } from '../_kit/heading.tsx'
import { type Cut, Media } from '../_kit/media.tsx'
import type { BigImageProps } from './props.ts'

const cuts: readonly Cut[] = [{ media: '(max-width: 767.98px)', ratio: '4:3' }]

function Panel({ headline, items, titleLevel, single, surface, newTabHint }: BigImageProps) {
  const name = useId()
  if (!headline && !items.length) return null
  return (
    <div className="section-width big-image-room">
      <div className={`big-image-panel flow surface-${surface}`}>
        {headline && (
          <Heading level={headline.level} look="h3" highlighted={headline.isHighlighted}>
            {headline.text}
          </Heading>
        )}
        {items.length > 0 && (
          <div>
            {items.map(({ uid, ...item }) => (
              <Disclosure
                key={uid}
                {...item}
                titleLevel={titleLevel}
                name={single ? name : undefined}
                newTabHint={newTabHint}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** The picture is as wide as the window: it is offered up to the width for the largest ones (requirement media/widths). */
export function View(props: BigImageProps) {
  const { image } = props
  return (
    <section className="section section-plain">
      {image && (
        <Media asset={image} ratio="180:79" cuts={cuts} widest={3000} className="big-image-picture" />
      )}
      <Panel {...props} />
    </section>
  )
}
