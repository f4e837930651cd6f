import { samplePicture } from '../../../tests/setup/sample-picture.ts'
import { editorParameters, queryOf } from '../../../tests/setup/signed-addresses.ts'
import type { TestSite } from '../../../tests/setup/test-site.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

const pageSaying = (text: string) => ({
  component: 'page',
  body: [{ component: 'headline', _uid: 'h', text, level: 'h1' }],
})

interface Opened {
  readonly id: number
  readonly slug: string
  readonly revision: string
}

/** Acts of editors other than viewing drafts, each with words that no visitor may see. */
export function createEditorActs(site: TestSite, words: string) {
  const call = (path: string, method: string, body?: object) =>
    site.request(`/_editor/api/${path}`, {
      method,
      headers,
      ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    })
  async function open(slug: string): Promise<Opened> {
    const stories = (await (await call('stories', 'GET')).json()) as readonly Opened[]
    const { id } = stories.find(story => story.slug === slug)!
    return (await (await call(`stories/${id}`, 'GET')).json()) as Opened
  }
  async function renderTyped(path: string, slug: string): Promise<Response> {
    const { id } = await open(slug)
    const query = queryOf([...(await editorParameters({ now: site.now() })), ['path', path]])
    const body = JSON.stringify({ story: { id, content: pageSaying(`Getippt ${words}`) } })
    return site.request(`/api/preview/render?${query}`, { method: 'POST', body })
  }
  let uploads = 0
  return [
    async () => {
      const { id, revision } = await open('bachelor')
      return call(`stories/${id}`, 'PUT', { content: pageSaying(`Gespeichert ${words}`), revision })
    },
    async () => call(`stories/${(await open('bachelor')).id}/versions`, 'POST'),
    async () => call(`stories/${(await open('bachelor')).id}/versions`, 'GET'),
    async () => call(`stories/${(await open('neu')).id}/check`, 'GET'),
    () => renderTyped('/bachelor/', 'bachelor'),
    async () => {
      if (++uploads > 20) return call('pictures', 'GET')
      const picture = samplePicture(words)
      return call(`pictures?${new URLSearchParams({ width: '8', height: '6', alt: words })}`, 'POST', picture)
    },
  ]
}
