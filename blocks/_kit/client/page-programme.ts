/** A programme as links to its application name it. */
export interface PageProgramme {
  readonly programme: string
  readonly model: string
}

/** Links of a page that bring a programme along. */
export const programmeLinks = 'main a[href*="programme="]'

/** The queries of the page's links: those of links to forms (`/forms-space/`) if there are any, because contact forms use other choices. */
function queriesOfLinks(): readonly URLSearchParams[] {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>(programmeLinks)].map(
    ({ href }) => new URL(href),
  )
  const applications = addresses.filter(({ pathname }) => pathname.includes('/forms-space/'))
  return (applications.length ? applications : addresses).map(({ searchParams }) => searchParams)
}

/** The programme of a page: the one that all its calls to action name; undefined if they name none or several. */
export function programmeOfPage(): PageProgramme | undefined {
  const queries = queriesOfLinks()
  const programmes = new Set(queries.map(query => query.get('programme') ?? ''))
  const [programme] = programmes
  if (!programme || programmes.size > 1) return undefined
  const models = new Set(queries.flatMap(query => query.get('model') || []))
  return { programme, model: (models.size === 1 && [...models][0]) || '' }
}
