import { programmeOfPage } from '../../blocks/_kit/client/page-programme.ts'
import type { TrackedStep } from '../../blocks/_kit/client/track.ts'

/**
 * The programme that a page offers, with the name that its application uses; undefined on a page with none or several (requirement
 * tracking/steps).
 */
export function offerOfPage(): TrackedStep['items'] {
  const offer = programmeOfPage()
  if (!offer) return undefined
  const name = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  return [{ item_id: offer.programme, item_name: name }]
}
