import type { BreadcrumbsProps } from './props.ts'

/** The way to the page; on small screens only the page above it. */
export function View({ above, page, label }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs section-width" aria-label={label}>
      <ol>
        {above.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={page.language}>
            {page.name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
