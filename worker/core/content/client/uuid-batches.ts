/** Maximum linked stories that one call requests (requirement content-source/linked-stories). */
const BATCH = 50

const uuidOf = (story: unknown) => (story as { readonly uuid?: unknown } | null)?.uuid

/** Stories in the order of their uuids, each once; missing stories are left out. `ask` takes at most fifty uuids. */
export async function inBatches(
  uuids: readonly string[],
  ask: (batch: { readonly by_uuids: string; readonly per_page: number }) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const wanted = [...new Set(uuids)]
  const found = new Map<unknown, unknown>()
  for (let start = 0; start < wanted.length; start += BATCH) {
    const by_uuids = wanted.slice(start, start + BATCH).join(',')
    for (const story of await ask({ by_uuids, per_page: BATCH })) found.set(uuidOf(story), story)
  }
  return wanted.flatMap(uuid => found.get(uuid) ?? [])
}
