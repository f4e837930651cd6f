import { type EventPage, type Exposure, usualUnit } from '../../blocks/_kit/sent-event.ts'

/** Facts of the page that is shown, from the document's head (requirement tracking/page-facts). */
export interface PageFacts {
  readonly page: EventPage
  readonly unit: string
  /** The variant that the visitor sees, where the page is tested and the visitor counted. */
  readonly exposure: Exposure | undefined
}

/** Reads the page that is shown now; a soft navigation changes it. */
export function readPageFacts(): PageFacts {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="page-template"]')
  const { unit = usualUnit, exposure } = tag?.dataset ?? {}
  const template = tag?.content ?? 'page'
  const path = template === 'error' ? undefined : location.pathname
  const page = { template, language: document.documentElement.lang, path }
  // The worker writes it.
  return { page, unit, exposure: exposure ? (JSON.parse(exposure) as Exposure) : undefined }
}
