interface Bindings {
  readonly ENTRIES: readonly { readonly key: string; readonly value: string }[]
}

let entries: Map<string, string> | undefined

async function bulk(request: Request, entries: ReadonlyMap<string, string>) {
  const { keys } = (await request.json()) as { readonly keys: readonly string[] }
  return Object.fromEntries(keys.map(key => [key, entries.get(key) ?? null]))
}

/**
 * A KV namespace in memory that speaks the protocol of workerd's binding: `/{key}?urlencoded=true`, 404 for a miss; several values
 * at once by `POST /bulk/get`.
 */
export default {
  async fetch(request: Request, { ENTRIES }: Bindings): Promise<Response> {
    entries ??= new Map(ENTRIES.map(({ key, value }) => [key, value]))
    if (request.method === 'POST') return Response.json(await bulk(request, entries))
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    if (request.method === 'PUT') entries.set(key, await request.text())
    if (request.method === 'DELETE') entries.delete(key)
    if (request.method !== 'GET') return new Response()
    const value = entries.get(key)
    return new Response(value ?? 'Not Found', { status: value === undefined ? 404 : 200 })
  },
}
