import type { Payload } from '../../worker/features/payload/payload.ts'
import { isPagePath } from './is-page-path.ts'
import { pageAddress } from './page-address.ts'

type PagePayload = Extract<Payload, { kind: 'page' }>

/** A page that can be shown in this document, or an address that the browser has to load. */
export type Found =
  | { readonly kind: 'page'; readonly payload: PagePayload; readonly address: URL }
  | { readonly kind: 'document'; readonly address: URL }

export interface FindPorts {
  readonly take: (page: URL) => Promise<Payload>
  /** Whether the page can be shown in this document. */
  readonly fits: (payload: PagePayload) => boolean
}

const mostHops = 5

function nextAddress(location: string, from: URL): URL {
  const next = new URL(location, from)
  if (!next.hash) next.hash = from.hash
  return next
}

/** Looks for a page, and follows its redirects on this site. In all other cases the browser loads the document. */
export async function findPage(target: URL, { take, fits }: FindPorts): Promise<Found> {
  let address = target
  for (let hops = 0; hops <= mostHops; hops++) {
    const payload = await take(address).catch(() => undefined)
    if (payload?.kind === 'page' && fits(payload))
      return { kind: 'page', payload, address: pageAddress(address) }
    if (payload?.kind !== 'redirect') return { kind: 'document', address }
    address = nextAddress(payload.location, address)
    if (payload.external || address.origin !== target.origin || !isPagePath(address.pathname))
      return { kind: 'document', address }
  }
  return { kind: 'document', address: target }
}
