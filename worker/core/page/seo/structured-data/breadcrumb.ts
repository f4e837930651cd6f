import type { BreadcrumbListLeaf } from 'schema-dts'

interface Crumb {
  readonly name: string
  readonly url: string
}

/** The way to a page, from home (Google, "breadcrumb"). */
export const breadcrumbOf = (crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})
