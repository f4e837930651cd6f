/** The limit: the finished page from memory, with the one header without which it would be no page. */
export default {
  fetch: (_request: Request, { PAGE }: { readonly PAGE: ArrayBuffer }) =>
    new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}
