import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { type FoundPage, findPage } from '../../../core/answer/find-page.ts'
import type { PageRequest, RequestContext } from '../../../core/answer/request-context.ts'
import { findFormOn } from '../../../core/page/find-form.ts'
import { makePage } from '../../../core/page/make-page.ts'
import { pageFactsOf } from '../../../core/page/page-facts.ts'
import { alternatesOf } from '../../../core/page/story-facts.ts'
import type { DatabaseState, FormDraft } from '../submission.ts'
import { asItBegan } from './form-content.ts'
import type { PostedForm } from './read-post.ts'
import { asKept, asShown } from './shown-version.ts'
import { openDraft } from './visitor-draft.ts'

export interface FormRequest {
  readonly http: Request
  /** Id of the form. */
  readonly form: string
  /** Opens the page at a path of this site. Throws `SiteError` for an unknown host. */
  readonly openPage: (path: string) => Promise<PageRequest>
  /** Counts the request, and returns whether the client may post once more: called before anything else, so that each refusal counts. */
  readonly isAllowed: () => Promise<boolean>
  /** Whether a refused client gets its typed values back once more; its text is read only for that. */
  readonly mayHaveBack: () => Promise<boolean>
}

/** The path of the page that shows the form; the home page where the address names none. */
export function pagePath({ url }: Pick<Request, 'url'>): string {
  const path = new URL(url).searchParams.get('page') ?? '/'
  return path.startsWith('/') ? path : '/'
}

/** The address of the page that shows the form: a path of this site, without query. */
export const pageAddress = (http: Pick<Request, 'url'>): string =>
  new URL(pagePath(http), http.url).pathname.replace(/^\/+/, '/')

/** The form on a page as it is published. */
function formOn(found: FoundPage, id: string, { visitor, request }: PageRequest) {
  const { services, now } = request
  const page = makePage({
    pageData: found.pageData,
    pageFacts: pageFactsOf({ ...found, status: 200 }, visitor),
    input: { now: now() },
  })
  return findFormOn(page, id, services.dependencies.log)
}

/** The page that shows the form; undefined where there is none. Throws where content does not answer. */
async function pageOf(
  pageRequest: PageRequest,
  chosenLanguage = () => pageRequest.visitor.chosenLanguage,
): Promise<FoundPage | undefined> {
  const { visitor, request } = pageRequest
  const found = await findPage({ address: visitor, site: request.site, chosenLanguage }, pageRequest)
  if (found.kind === 'error' && found.error.status >= 500) throw found.error
  return found.kind === 'page' ? found : undefined
}

/** The page that shows a form. */
interface FormPage {
  readonly path: string
  /** Undefined where content does not answer: the form is then the version that was stored when it was shown. */
  readonly page?: FoundPage | undefined
}

interface FoundForm extends DatabaseState {
  readonly found: FormPage
  readonly form: SentForm
  /** The visitor's draft of this form, where a cookie names one. */
  readonly draft: FormDraft | undefined
}

interface FormQuestion extends Pick<FormRequest, 'http' | 'form'> {
  /** `false` for a post that has all answers: it is stored although the saved ones cannot be read. */
  readonly needsDraft?: boolean
  /** Version of the form that the page told; undefined where it told none. */
  readonly shown?: string | undefined
}

/** The draft of a form; the database may be down where the post has all answers. */
async function draftFor({ http, form, needsDraft = true }: FormQuestion, pageRequest: PageRequest) {
  try {
    return { draft: await openDraft(http, form, pageRequest), isDatabaseDown: false }
  } catch (error) {
    if (needsDraft) throw error
    return { draft: undefined, isDatabaseDown: true }
  }
}

/** The form as it was stored when it was shown, without its page. If there is none, throws the error that prevented the page from being read. */
async function findKept(
  question: FormQuestion,
  pageRequest: PageRequest,
  cause: unknown,
): Promise<FoundForm> {
  const form = await asKept(question.form, question.shown, pageRequest.request)
  if (!form) throw cause
  return { found: { path: pageAddress(question.http) }, form, ...(await draftFor(question, pageRequest)) }
}

/**
 * The form and its page; undefined where the page no longer has the form. The form is the version that the visitor saw, or the one at the time when
 * this visitor began to fill it in, else the current one. If content does not answer, it is the version that was stored when it was shown. Throws
 * `SiteError` where there is none either.
 */
export async function findForm(
  question: FormQuestion,
  pageRequest: PageRequest,
): Promise<FoundForm | undefined> {
  const { form: id, needsDraft = true, shown } = question
  const { request } = pageRequest
  let page: FoundPage | undefined
  try {
    page = await pageOf(pageRequest)
  } catch (error) {
    return findKept(question, pageRequest, error)
  }
  if (!page) return undefined
  const { draft, isDatabaseDown } = await draftFor(question, pageRequest)
  const pageData = draft ? await asItBegan(page.pageData, draft, request) : page.pageData
  const form = await formOn({ ...page, pageData }, id, pageRequest)
  // A form that is saved step by step keeps the content with which the visitor began. A post with all answers is read by the version of its page;
  // that version is in the database, so while the database is down the published form is used.
  const isPinned = isDatabaseDown || (needsDraft && draft?.contents !== undefined)
  return (
    form && {
      found: { path: page.path, page: { ...page, pageData } },
      form: isPinned ? form : await asShown(form, shown, request),
      draft,
      isDatabaseDown,
    }
  )
}

/**
 * The form in the default language of the site, for its staff. Undefined if the visitor's form is in this language, or if the page cannot be read in
 * it now: the form is stored all the same.
 */
export async function findForStaff(
  { found, form: { definition } }: Pick<FoundForm, 'found' | 'form'>,
  { openPage }: Pick<FormRequest, 'openPage'>,
  { site }: Pick<RequestContext, 'site'>,
): Promise<SentForm | undefined> {
  if (!found.page || definition.language === site.defaultLanguage) return undefined
  const [standard] = alternatesOf(found.page.pageData.story.value, site)
  try {
    const pageRequest = await openPage(standard!.href)
    const page = await pageOf(pageRequest, () => undefined)
    return page && (await formOn(page, definition.id, pageRequest))
  } catch {
    return undefined
  }
}

/** A form that was sent, with the page that shows it. */
export interface FormPost extends FoundForm {
  readonly http: Request
  readonly posted: Extract<PostedForm, { ok: true }>
  readonly pageRequest: PageRequest
  /** A script sent the form, and takes JSON. */
  readonly isScript: boolean
  /** Resolves to the form in the language of the staff, where that is another one (`findForStaff`). */
  readonly formForStaff: () => Promise<SentForm | undefined>
}
