import { programmeOfPage } from '../../blocks/_kit/client/page-programme.ts'
import type { TrackedStep } from '../../blocks/_kit/client/track.ts'
import type { EventPage } from '../../blocks/_kit/sent-event.ts'
import { usualPurchaseStep } from '../../blocks/_kit/units.ts'

/** Facts of the page that is shown, from the document's head (requirement tracking/page-facts). */
export interface PageFacts {
  readonly page: EventPage
  /** The index of a purchase among the steps of the unit’s checkout. */
  readonly purchaseStep: number
}

/** Reads the page that is shown now; a soft navigation changes it. */
export function readPageFacts(): PageFacts {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="page-template"]')
  const { purchaseStep = usualPurchaseStep } = tag?.dataset ?? {}
  const template = tag?.content ?? 'page'
  const path = template === 'error' ? undefined : location.pathname
  const page = { template, language: document.documentElement.lang, path }
  return { page, purchaseStep: Number(purchaseStep) }
}

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
