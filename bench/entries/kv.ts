import { spaceKey } from '../../worker/tools/content-api/space.ts'

interface Bindings {
  readonly ENTRIES: readonly { readonly key: string; readonly value: string }[]
  /** Whether it drops writes. */
  readonly READ_ONLY?: boolean
}

let entries: Map<string, string> | undefined

/** Counts of its operations: values written, and calls of the embedded delivery API, which reads its space at each call. */
const counts = { writes: 0, calls: 0 }

const mainSpace = spaceKey(1000)

async function bulk(request: Request, entries: ReadonlyMap<string, string>) {
  const { keys } = (await request.json()) as { readonly keys: readonly string[] }
  counts.calls += keys.filter(key => key === mainSpace).length
  return Object.fromEntries(keys.map(key => [key, entries.get(key) ?? null]))
}

/**
 * A KV namespace in memory that speaks the protocol of workerd's binding: `/{key}?urlencoded=true`, 404 for a miss; several values
 * at once by `POST /bulk/get`. At `/` it returns the counts.
 */
export default {
  async fetch(request: Request, { ENTRIES, READ_ONLY }: Bindings): Promise<Response> {
    entries ??= new Map(ENTRIES.map(({ key, value }) => [key, value]))
    if (request.method === 'POST') return Response.json(await bulk(request, entries))
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    if (!key) return Response.json(counts)
    if (request.method === 'PUT' && !READ_ONLY) entries.set(key, await request.text())
    if (request.method === 'DELETE') entries.delete(key)
    if (request.method !== 'GET') {
      counts.writes++
      return new Response()
    }
    if (key === mainSpace) counts.calls++
    const value = entries.get(key)
    return new Response(value ?? 'Not Found', { status: value === undefined ? 404 : 200 })
  },
}
