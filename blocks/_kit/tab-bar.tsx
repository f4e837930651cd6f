import { useId } from 'react'
import { HiddenName } from './hidden-name.tsx'

export interface Tab {
  /** The id of its panel. */
  readonly anchor: string
  readonly label: string
}

interface TabBarProps {
  /** Accessible name of the tabs; it is not shown. */
  readonly label?: string | undefined
  readonly tabs: readonly Tab[]
}

/**
 * Links to panels, which are in the same element with `data-tabs`. The enhancement turns them into tabs that show one panel at a
 * time. Until it runs, the classes `tabs-many`, `tab-panel` and `tab-panel-first` hide the other panels where scripting is enabled.
 */
export function TabBar({ label, tabs }: TabBarProps) {
  const id = useId()
  return (
    <>
      {label && <HiddenName id={id} name={label} />}
      {/* biome-ignore lint/a11y/useSemanticElements: no set of form fields */}
      <div className="tab-bar" role="group" aria-labelledby={label && id} data-enhance="tab-bar">
        {tabs.map((tab, index) => (
          <a
            key={tab.anchor}
            href={`#${tab.anchor}`}
            className="tab"
            data-active={index === 0 ? '' : undefined}
          >
            {tab.label}
          </a>
        ))}
      </div>
    </>
  )
}
