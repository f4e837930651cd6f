import { type EventPage, usualUnit } from '../../blocks/_kit/sent-event.ts'

/** Facts of the page that is shown, from the document's head (requirement tracking/page-facts). */
export interface PageFacts {
  readonly page: EventPage
  readonly unit: string
}

/** Reads the page that is shown now; a soft navigation changes it. */
export function readPageFacts(): PageFacts {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="page-template"]')
  const { unit = usualUnit } = tag?.dataset ?? {}
  const template = tag?.content ?? 'page'
  const path = template === 'error' ? undefined : location.pathname
  return { page: { template, language: document.documentElement.lang, path }, unit }
}
