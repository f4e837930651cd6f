import type { Payload } from '../../worker/features/payload/payload.ts'

export type PagePayload = Extract<Payload, { kind: 'page' }>

/** The changed regions of the page that the visitor is about to follow a link to, as nodes. Of one page at a time. */
let ahead: { readonly page: PagePayload; readonly parts: Map<string, DocumentFragment> } | undefined

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

const isShown = (name: string, key: string) =>
  document.querySelector<HTMLElement>(`[data-region="${name}"]`)?.dataset.key === key

/** Parses the parts of a page that differ from the shown one, so that this work is done when the visitor follows the link. */
export function parseAhead(page: PagePayload): void {
  if (ahead?.page === page) return
  const changed = Object.entries(page.regions).filter(([name, { key }]) => !isShown(name, key))
  ahead = { page, parts: new Map(changed.map(([name, { html }]) => [name, parse(html)])) }
}

/** The content of a region, to be inserted into the document. */
export function takeParsed(page: PagePayload, name: string, html: string): DocumentFragment {
  const parts = ahead?.page === page ? ahead.parts : undefined
  const part = parts?.get(name)
  parts?.delete(name)
  return part ?? parse(html)
}
