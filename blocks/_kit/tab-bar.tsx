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

/** Converts a prefix to characters that need no encoding in an address. */
const writePrefix = (text: string | undefined) => {
  const slug = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug && `${slug}-`
}

interface TabAnchors {
  /** A prefix that the editor chose, so that an address stays when blocks move. */
  readonly prefix: string | undefined
  /** Number of blocks of this kind before it on the page. */
  readonly ordinal: number
  /** Before the anchors of blocks of this kind. */
  readonly kind?: string
}

/**
 * The anchors of panels: `tab-0`, `tab-1`, ... (requirement disclosures/tabs). From the second block of its kind on, a page needs a prefix: the
 * one from content, or a number.
 */
export function tabAnchors({ prefix, ordinal, kind = '' }: TabAnchors): (index: number) => string {
  const start = writePrefix(prefix) || (ordinal ? `tabs-${ordinal + 1}-` : '')
  return index => `${start}${kind}tab-${index}`
}
