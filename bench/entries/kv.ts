interface Bindings {
  readonly ENTRIES: readonly { readonly key: string; readonly value: string }[]
}

let entries: Map<string, string> | undefined

/** A KV namespace in memory that speaks the protocol of workerd's binding: `/{key}?urlencoded=true`, 404 for a miss. */
export default {
  async fetch(request: Request, { ENTRIES }: Bindings): Promise<Response> {
    entries ??= new Map(ENTRIES.map(({ key, value }) => [key, value]))
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    if (request.method === 'PUT') entries.set(key, await request.text())
    if (request.method === 'DELETE') entries.delete(key)
    if (request.method !== 'GET') return new Response()
    const value = entries.get(key)
    return new Response(value ?? 'Not Found', { status: value === undefined ? 404 : 200 })
  },
}
