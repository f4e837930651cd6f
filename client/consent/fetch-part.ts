/** A piece of HTML from the worker, and the rules that the page may not have. */
export interface ConsentPart {
  readonly html: string
  readonly style: string
}

/** Deadline for an answer (ms): the visitor waits for the settings. */
const deadline = 10_000

/**
 * Fetches the notice or the settings, in the language of the page. Undefined where the visitor need not decide, or the worker
 * cannot be reached.
 */
export async function fetchPart(
  part: 'notice' | 'settings',
  more: Readonly<Record<string, string>> = {},
): Promise<ConsentPart | undefined> {
  const query = new URLSearchParams({ part, language: document.documentElement.lang, ...more })
  try {
    const answer = await fetch(`/api/consent?${query}`, { signal: AbortSignal.timeout(deadline) })
    // The worker wrote it.
    return answer.status === 200 ? ((await answer.json()) as ConsentPart) : undefined
  } catch {
    return undefined
  }
}

/** Elements of a part's HTML, which the worker wrote from escaped content. */
export function elementOf<E extends Element>({ html }: ConsentPart): E | undefined {
  const template = document.createElement('template')
  template.innerHTML = html
  // Each part is one element.
  return (template.content.firstElementChild as E | null) ?? undefined
}
