import { createContentApi } from '../../worker/tools/content-api/app.ts'
import type { SpaceStore } from '../../worker/tools/content-api/snapshot.ts'

interface Bindings {
  readonly CONTENT: SpaceStore
}

/** A prepared answer, so that the source takes no time of its own. */
interface FinishedAnswer {
  readonly body: string
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
}

const answers = new Map<string, FinishedAnswer>()

let api: ReturnType<typeof createContentApi> | undefined

async function finish(request: Request, kv: SpaceStore): Promise<FinishedAnswer> {
  api ??= createContentApi({ kv, spaceIds: [1000, 1001], now: () => Date.now() })
  const answer = await api.fetch(request)
  return { body: await answer.text(), status: answer.status, headers: [...answer.headers] }
}

/** The content system as a separate server: the delivery API over HTTP. A repeated request is answered from memory. */
export default {
  async fetch(request: Request, { CONTENT }: Bindings): Promise<Response> {
    const finished = answers.get(request.url) ?? (await finish(request, CONTENT))
    answers.set(request.url, finished)
    const { body, status, headers } = finished
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) })
  },
}
