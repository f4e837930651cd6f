export type Page<Item> = {
  readonly items: readonly Item[]
  readonly paging: { readonly total: number; readonly perPage: number }
}

/** One page of a list; empty after the last page. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Page<Item> {
  const start = (page - 1) * per_page
  return { items: items.slice(start, start + per_page), paging: { total: items.length, perPage: per_page } }
}
