import type { TrackedStep } from '../../blocks/_kit/client/track.ts'
import type { PageFacts } from './page-facts.ts'

/** Content types of programme pages, on landing pages as well. */
const programmePages: ReadonlySet<string> = new Set(['variant', 'lp-variant'])

/** The programme that a page offers, named like in its application; undefined on any other page (requirement tracking/steps). */
export function offerOf({ page }: PageFacts): TrackedStep['items'] {
  if (!programmePages.has(page.template)) return undefined
  const link = document.querySelector<HTMLAnchorElement>('main a[href*="programme="]')
  const code = link && new URL(link.href).searchParams.get('programme')
  const name = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  return [{ item_id: code || (page.path ?? ''), item_name: name }]
}
