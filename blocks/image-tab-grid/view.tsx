import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { TabBar } from '../_kit/tab-bar.tsx'
import type { ImageTabGridProps } from './props.ts'

const sizes = '(min-width: 1280px) 390px, (min-width: 768px) 33vw, 50vw'

type Item = ImageTabGridProps['panels'][number]['items'][number]

function Picture({ item: { title, link, image }, newTabHint }: { item: Item; newTabHint: string }) {
  const look = (
    <>
      {/* The title names the target; a picture beside it is decorative. */}
      {image && (
        <Media
          asset={title ? { ...image, alt: '' } : image}
          ratio="4:3"
          sizes={sizes}
          className="image-tab-picture"
        />
      )}
      {title && <span className="image-tab-title">{title}</span>}
    </>
  )
  if (!link) return <div className="image-tab-item">{look}</div>
  return (
    <Anchor
      className="image-tab-item"
      link={link}
      newTabHint={newTabHint}
      aria-label={title || image?.alt ? undefined : link.href}
    >
      {look}
    </Anchor>
  )
}

function Panels({ panels, labelLevel, newTabHint }: ImageTabGridProps) {
  return panels.map(({ anchor, label, items }, index) => (
    <div key={anchor} id={anchor} className={index ? 'tab-panel flow' : 'tab-panel tab-panel-first flow'}>
      <Heading level={labelLevel} look="h4" className="tab-panel-label">
        {label}
      </Heading>
      <ul className="image-tab-items">
        {items.map(item => (
          <li key={item.uid}>
            <Picture item={item} newTabHint={newTabHint} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

export function View(props: ImageTabGridProps) {
  const { headline, headlineLevel, isHighlighted, panels, button, surface, spacing, newTabHint } = props
  const tabs = panels.map(({ anchor, label }) => ({ anchor, label }))
  return (
    <Section surface={surface} spacing={spacing}>
      {headline && (
        <Heading level={headlineLevel} highlighted={isHighlighted}>
          {headline}
        </Heading>
      )}
      <div className={tabs.length > 1 ? 'tabs tabs-many' : 'tabs'} data-tabs="">
        {tabs.length > 1 && <TabBar label={headline} tabs={tabs} />}
        <Panels {...props} />
      </div>
      {button && (
        <Anchor className={buttonClass({})} link={button.link} newTabHint={newTabHint}>
          <ButtonLook>{button.text}</ButtonLook>
        </Anchor>
      )}
    </Section>
  )
}
