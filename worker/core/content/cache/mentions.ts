/** A name followed by a uuid, or a value that is one; and the numbers of stories. Block names (`_uid`) are uuids of no story. */
const mention =
  /("_uid":)?"([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"|"id":(\d{1,18})(?=[,}])/g

const found = new WeakMap<object, ReadonlySet<string>>()

function collect(text: string): ReadonlySet<string> {
  const mentions = new Set<string>()
  for (const [, isBlock, uuid, id] of text.matchAll(mention)) {
    if (id) mentions.add(id)
    else if (uuid && !isBlock) mentions.add(uuid)
  }
  return mentions
}

/**
 * The stories that a body names, by uuid or number: those in it, relations and links included, and unpublished ones that it refers to. Takes
 * time linear in the body, once for each body.
 */
export function mentionsIn(body: unknown): ReadonlySet<string> {
  if (typeof body !== 'object' || body === null) return new Set()
  const known = found.get(body) ?? collect(JSON.stringify(body))
  found.set(body, known)
  return known
}
