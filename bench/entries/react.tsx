import site from 'bench:site'
import { renderToReadableStream } from 'react-dom/server.edge'
import { type CapturedPage, capturedPage } from './captured-renderer.ts'
import { PlainDocument } from './plain-document.tsx'

// Exports that the site's bindings name, such as the classes of objects.
export * from 'bench:site'

interface Bindings {
  /** The styles that the finished page carries. */
  readonly STYLES: string
}

async function loadPage(request: Request, bindings: object, context: object): Promise<CapturedPage> {
  await (await site.fetch(request, bindings, context)).arrayBuffer()
  return capturedPage()!
}

/** The same page the plain way: content in memory, then one tree rendered to a stream for every request. */
export default {
  async fetch(request: Request, bindings: Bindings, context: object): Promise<Response> {
    const captured = capturedPage() ?? (await loadPage(request, bindings, context))
    const stream = await renderToReadableStream(
      <PlainDocument captured={captured} styles={bindings.STYLES} />,
      // The same HTML as in the other variants: no outlined parts, no inline script.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: error => console.error(error) },
    )
    return new Response(stream, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
