import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import { Box } from './box.tsx'
import type { PriceBoxesProps, PriceGroup } from './props.ts'

/** Tabs without JavaScript: one radio button a tab, whose panel CSS shows. More than six tabs would not be tabs any more. */
const mostTabs = 6

function Tabs({ groups, label }: { groups: readonly PriceGroup[]; label: string }) {
  const name = useId()
  return (
    <fieldset className="tab-bar price-tabs">
      <legend className="visually-hidden">{label}</legend>
      {groups.map((group, index) => (
        <label key={group.label ?? ''} className="price-tab">
          <input
            type="radio"
            className={`visually-hidden price-tab-${index}`}
            name={name}
            value={index}
            defaultChecked={index === 0}
          />
          <span className="tab">{group.label ?? '…'}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function View({ headline, isHighlighted, description, groups, filled, texts }: PriceBoxesProps) {
  const isTabbed = groups.length > 1 && groups.length <= mostTabs
  const panels = isTabbed ? groups : [{ label: undefined, boxes: groups.flatMap(group => group.boxes) }]
  return (
    <Section>
      <div className="price-boxes">
        {headline && (
          <Heading level="h2" highlighted={isHighlighted}>
            {headline}
          </Heading>
        )}
        {description && <p className="price-boxes-description">{description}</p>}
        {isTabbed && <Tabs groups={groups} label={texts.studyModel} />}
        {panels.map(({ label, boxes }, index) => (
          <ul key={label ?? ''} className={`price-panel price-panel-${index}`}>
            {boxes.map(box => (
              <Box key={box.uid} box={box} filled={filled} texts={texts} />
            ))}
          </ul>
        ))}
      </div>
    </Section>
  )
}
