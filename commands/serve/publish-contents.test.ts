import { afterEach, expect, test, vi } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { publishContents } from './publish-contents.ts'

afterEach(() => vi.unstubAllGlobals())

const story = mainSpace().stories[0]!
const address = `http://localhost:1/_editor/api/stories/${story.draft.id}/publish`

/** An editor that answers each call with the same status; its requests are recorded. */
function serveEditor(status: number) {
  const received: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { content } = JSON.parse(String(init?.body))
    received.push(`${init?.method} ${url} ${content.component}`)
    return Response.json({}, { status })
  })
  return received
}

test('a story is published with its content in one call', async () => {
  const received = serveEditor(200)
  await publishContents('http://localhost:1', [story])
  expect(received).toEqual([`POST ${address} ${story.draft.content.component}`])
})

test('a story that the site does not have is an error', async () => {
  const received = serveEditor(404)
  await expect(publishContents('http://localhost:1', [story])).rejects.toThrow(`${address} answers 404`)
  expect(received).toHaveLength(1)
})
