export interface FilterLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** How many there are of this kind. */
  readonly count?: number | string
}

interface FilterLinksProps {
  /** Name of the navigation. */
  readonly label: string
  readonly links: readonly FilterLink[]
}

/** Links that filter a list: by kinds, topics, places. Renders nothing if there is nothing to choose. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  if (!links.length) return null
  return (
    <nav aria-label={label}>
      <ul className="filter-links">
        {links.map(({ label, href, isCurrent, count }) => (
          <li key={href}>
            <a className="filter-link" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
              {count !== undefined && <span className="filter-count">({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
