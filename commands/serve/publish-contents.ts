import type { StoryRecord } from '../../worker/core/content/space-schema.ts'

/** Headers that browsers send to the editor, which a command may set itself. */
const fromHere = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/**
 * Publishes the content of stories through the editor of a local site, each with one write of the space, so that only the pages that show them
 * are read again. Replaces the editors' drafts of them. Throws if the site does not have a story, or has no editor.
 */
export async function publishContents(origin: string, stories: readonly StoryRecord[]): Promise<void> {
  for (const { draft } of stories) {
    const address = `${origin}/_editor/api/stories/${draft.id}/publish`
    const body = JSON.stringify({ content: draft.content })
    const answer = await fetch(address, { method: 'POST', headers: fromHere, body })
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  }
}
