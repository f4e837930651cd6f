import { html } from 'hono/html'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { dayIn } from '../../../blocks/_kit/zoned-time.ts'
import type { Feature } from '../../core/answer/feature.ts'
import { findPage } from '../../core/answer/find-page.ts'
import type { PageRequest, RequestContext } from '../../core/answer/request-context.ts'
import { allows, clientOf, limitedResponse } from '../../core/base/http/limits.ts'
import { bundledPage, htmlResponse, otherMethod } from '../../core/base/http/responses.ts'
import type { Story } from '../../core/content/types/story.ts'
import { compareContents, type FieldChange } from '../../core/page/compare-contents.ts'
import { requiredTerms } from '../../core/page/lacking-terms.ts'
import { newProblems } from '../../core/page/story-problems.ts'
import { answerPreview } from './answer-preview.ts'

/** The content of a story that was never published. */
const nothing: RawBlock = { component: '' }

/** The published version of the story; undefined where there is none. */
async function publishedStory(
  slug: string,
  language: string,
  request: RequestContext,
): Promise<Story | undefined> {
  const { stories } = request.openContent({ ...request, preview: undefined, inspection: undefined })
  return (await stories.bySlug(slug, language))?.value
}

const item = ({ block, label, before, after }: FieldChange) =>
  html`<dt><strong>${label}</strong>, ${block}</dt><dd><del>${before || '(empty)'}</del><br><ins>${after || '(empty)'}</ins></dd>`

const list = (title: string, lines: readonly string[]) =>
  lines.length ? html`<h2>${title}</h2><ul>${lines.map(line => html`<li>${line}</li>`)}</ul>` : ''

/**
 * Lists what publishing the draft would change, and why it would be held back, in the language of the address. Only for a request whose
 * address the editor signed.
 */
async function answerChanges({ visitor, seen, request }: PageRequest): Promise<Response> {
  const { services, site, preview } = request
  if (!preview)
    return htmlResponse(403, bundledPage({ ...page, content: html`<p>Not signed by the editor.</p>` }))
  const chosenLanguage = () => visitor.chosenLanguage
  const found = await findPage({ address: visitor, site, chosenLanguage }, { visitor, seen, request })
  if (!('pageData' in found) || found.pageData.publication !== 'draft')
    return htmlResponse(404, bundledPage({ ...page, content: html`<p>There is no draft here.</p>` }))
  const draft = found.pageData.story.value
  const before = await publishedStory(draft.full_slug, found.language, request)
  const changes = compareContents(before?.content ?? nothing, draft.content)
  const terms = requiredTerms({
    content: draft.content,
    from: found.pageData.defaults.contractsTermsFrom,
    today: dayIn(request.now(), site.timeZone),
  })
  const reasons = [...newProblems(before, draft), ...terms.faults]
  const lost = before
    ? []
    : newProblems({ ...draft, content: nothing as Story['content'] }, draft).filter(
        problem => !reasons.includes(problem),
      )
  const held = services.content.versions.state.heldBack[draft.id]?.reasons ?? []
  const content = html`<p>${draft.name} (${draft.full_slug}), ${found.language}</p>${before ? '' : html`<p>Visitors have no version of it.</p>`}${list(before ? 'Visitors have an older version than the one that was published last, because' : 'Visitors do not see what was published, because', held)}${list(before ? 'Visitors would keep the version before, because' : 'Visitors would not see this story until it is mended or published a second time, because', reasons)}${list('Visitors would not see', lost)}${list('Visitors would get it, but not for long, because', terms.warnings)}<h2>Changes</h2>${changes.length ? html`<dl>${changes.map(item)}</dl>` : html`<p>None: visitors see all of this already.</p>`}`
  const answer = htmlResponse(200, bundledPage({ ...page, content }))
  answer.headers.set('cache-control', 'private, no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

const page = { language: 'en', title: 'What a publish changes' }

/** The address of the page that a call concerns: the call's address with the page's path as a parameter. */
function pageUrl(call: string): URL {
  const url = new URL(call)
  url.pathname = url.searchParams.get('path') ?? '/'
  url.searchParams.delete('path')
  return url
}

/** Calls of the visual editor: the page of an edited story, and the changes of an edit. */
export const preview: Feature = {
  routes(app, { openPage }) {
    app.post('/api/preview/render', async context => {
      const pageRequest = await openPage(context, pageUrl(context.req.url))
      const mayPost = () => allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers))
      if (!pageRequest.request.preview && !(await mayPost())) return limitedResponse()
      return answerPreview(context.req.raw, pageRequest)
    })
    app.get('/api/preview/changes', async context =>
      answerChanges(await openPage(context, pageUrl(context.req.url))),
    )
    app.all('/api/preview/render', () => otherMethod('POST'))
    app.all('/api/preview/changes', () => otherMethod('GET, HEAD'))
  },
}
