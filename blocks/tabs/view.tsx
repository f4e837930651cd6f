import { Blocks } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import { TabBar } from '../_kit/tab-bar.tsx'
import type { TabsProps } from './props.ts'

/**
 * The panels are stacked with their headings; with scripting only the first, or the target of the address, is shown.
 */
export function View({ label, panels }: TabsProps) {
  const tabs = panels.map(panel => ({ anchor: panel.anchor, label: panel.label }))
  return (
    <Section>
      <div className={tabs.length > 1 ? 'tabs tabs-many' : 'tabs'} data-tabs="">
        {tabs.length > 1 && <TabBar label={label} tabs={tabs} />}
        {panels.map(({ anchor, label: title, body }, index) => (
          <div
            key={anchor}
            id={anchor}
            className={index ? 'tab-panel flow' : 'tab-panel tab-panel-first flow'}
          >
            <Heading level="h3" className="tab-panel-label">
              {title}
            </Heading>
            <Blocks items={body} />
          </div>
        ))}
      </div>
    </Section>
  )
}
