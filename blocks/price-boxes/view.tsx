import { useId } from 'react'
import { CopyBox } from '../_kit/copy-box.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import { Boxes } from './box.tsx'
import type { PriceBoxesProps, PriceGroup } from './props.ts'

/** Maximum tabs, for which the style sheet has rules; more labels would be hard to find in a bar. */
export const mostTabs = 12

/** Tabs without JavaScript: one radio button per tab, whose panel CSS shows. */
function Tabs({ groups, label }: { groups: readonly PriceGroup[]; label: string }) {
  const name = useId()
  return (
    <fieldset className="tab-bar price-tabs">
      <legend className="visually-hidden">{label}</legend>
      {groups.map((group, index) => (
        <label key={group.label} className="price-tab">
          <input
            type="radio"
            className={`visually-hidden price-tab-${index}`}
            name={name}
            value={index}
            defaultChecked={index === 0}
          />
          <span className="tab">{group.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The groups under their labels. */
function Groups({ groups, ...look }: Pick<PriceBoxesProps, 'groups' | 'filled' | 'texts'>) {
  return (
    <div className="price-groups">
      {groups.map(({ label, boxes }) => (
        <div key={label} className="price-group">
          <Heading level="h3">{label}</Heading>
          <Boxes boxes={boxes} level="h4" {...look} />
        </div>
      ))}
    </div>
  )
}

function Panels({ groups, ...look }: Pick<PriceBoxesProps, 'groups' | 'filled' | 'texts'>) {
  if (groups.length > mostTabs) return <Groups groups={groups} {...look} />
  return (
    <>
      {groups.length > 1 && <Tabs groups={groups} label={look.texts.studyModel} />}
      {groups.map(({ label, boxes }, index) => (
        <Boxes key={label ?? ''} {...{ boxes, label }} className={`price-panel-${index}`} {...look} />
      ))}
    </>
  )
}

/** The code stays text; copying it is an addition for browsers with scripts. */
function Voucher({ voucher }: Pick<PriceBoxesProps, 'voucher'>) {
  if (!voucher) return null
  return (
    <div className="price-boxes-voucher">
      <span>{voucher.label}</span>
      <CopyBox {...voucher.copy} />
    </div>
  )
}

export function View({ headline, isHighlighted, description, ...offers }: PriceBoxesProps) {
  return (
    <Section>
      <div className="price-boxes">
        {headline && (
          <Heading level="h2" highlighted={isHighlighted}>
            {headline}
          </Heading>
        )}
        {description && <p className="price-boxes-description">{description}</p>}
        <Panels {...offers} />
        <Voucher {...offers} />
      </div>
    </Section>
  )
}
