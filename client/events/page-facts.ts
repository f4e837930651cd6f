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
