import { Blocks } from '../_kit/blocks.tsx'
import { Title } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { IntroBoxProps } from './props.ts'

const sizes = '(min-width: 1280px) 504px, (min-width: 1024px) 40vw, 100vw'

function Statement({ headline, level, isHighlighted }: IntroBoxProps) {
  if (!headline) return null
  return (
    <Title
      words={headline}
      level={level}
      look="h2"
      highlighted={isHighlighted}
      className="intro-box-headline"
    />
  )
}

function Words({ text, buttons, newTabHint }: IntroBoxProps) {
  if (!text && !buttons.length) return null
  return (
    <div className="intro-box-words">
      {text && <RichText value={text} newTabHint={newTabHint} className="intro-box-text" />}
      {buttons.length > 0 && (
        <div className="flow intro-box-buttons">
          <Blocks items={buttons} />
        </div>
      )}
    </div>
  )
}

function Picture({ picture }: IntroBoxProps) {
  if (!picture) return null
  const { asset, ratio } = picture
  return (
    <div className="intro-box-picture">
      <Media asset={asset} ratio={ratio} sizes={sizes} className="intro-box-image" />
    </div>
  )
}

function Facts({ facts }: IntroBoxProps) {
  if (!facts.length) return null
  return (
    <ul className="intro-box-facts">
      <Blocks items={facts} wrap={fact => <li className="intro-box-fact">{fact}</li>} />
    </ul>
  )
}

/** Headline beside words; a picture is beside both. Figures are below, over the whole width. */
export function View(props: IntroBoxProps) {
  const { picture, surface, accent, top, bottom, spacing } = props
  return (
    <Section surface={surface} accent={accent} top={top} bottom={bottom} spacing={spacing}>
      <div className={picture ? 'intro-box intro-box-pictured' : 'intro-box'}>
        <Statement {...props} />
        <Words {...props} />
        <Picture {...props} />
        <Facts {...props} />
      </div>
    </Section>
  )
}
