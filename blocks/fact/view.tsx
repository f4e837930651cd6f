import { Title } from '../_kit/heading.tsx'
import { Icon, iconSpace } from '../_kit/icons/icon.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import { Tooltip } from '../_kit/tooltip.tsx'
import type { FactProps } from './props.ts'

function Words({ title, level, isHighlighted, text, isLarge, hint, newTabHint }: FactProps) {
  return (
    <div className="fact-words">
      <div className="fact-head">
        {title && (
          <Title
            words={title}
            level={level}
            look={isLarge ? 'h2' : 'h4'}
            highlighted={isHighlighted}
            className="fact-title"
          />
        )}
        {title && hint && iconSpace}
        {hint && (
          <Tooltip label={hint.name}>
            <RichText value={hint.value} newTabHint={newTabHint} />
          </Tooltip>
        )}
      </div>
      {text && <p className="fact-text">{text}</p>}
    </div>
  )
}

export function View(props: FactProps) {
  const { icon, isLarge } = props
  return (
    <Section spacing="small">
      <div className={isLarge ? 'fact fact-large' : 'fact'}>
        {icon && <Icon name={icon} className="icon fact-icon" />}
        <Words {...props} />
      </div>
    </Section>
  )
}
