import { SiteError } from '../../errors.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { failureLine } from '../../log/reason-of.ts'
import type { PageRequest } from '../request-context.ts'
import { type FormRequest, findForm, pagePath } from './form-request.ts'
import { fileProblem } from './posted-files.ts'

const noStore = { 'cache-control': 'private, no-store' } as const

const answer = (status: number, body: object) => Response.json(body, { status, headers: noStore })

interface Upload {
  readonly filename: string
  readonly type: string
  readonly bytes: number
}

/** The name of the file without folders and control characters. */
const cleanName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 150)

/** Reads name, type and length of the file from the headers; undefined where the name or the length is missing or malformed. */
function readUpload({ headers }: Request): Upload | undefined {
  const bytes = Number(headers.get('content-length') ?? Number.NaN)
  try {
    const filename = cleanName(decodeURIComponent(headers.get('x-filename') ?? ''))
    if (!filename || !Number.isSafeInteger(bytes) || bytes < 1) return undefined
    return { filename, bytes, type: headers.get('content-type')?.slice(0, 100) ?? '' }
  } catch {
    // The name is not percent-encoded text.
    return undefined
  }
}

/** The form's field for files of that name, with the language of the form. */
async function fileField(question: FormRequest, name: string, asked: PageRequest) {
  const definition = (await findForm(question, asked))?.form.definition
  const fields = definition?.steps.flatMap(step => step.fields) ?? []
  const field = fields.find(one => one.kind === 'file' && one.name === name)
  return definition && field && { field, language: definition.language }
}

/**
 * Answers `POST /api/forms/{form}/files?page=&field=` (requirement forms/uploads): stores one file, which is streamed, and tells its key,
 * which the form then sends as the field's value. 411 without a length, 422 with a message for a file that the field does not take.
 */
export async function answerUpload(question: FormRequest): Promise<Response> {
  const { http, form } = question
  if (!isSameOrigin(http)) return answer(403, { error: 'cross-site' })
  const upload = readUpload(http)
  if (!upload || !http.body) return answer(411, { error: 'a name and a length are needed' })
  const name = new URL(http.url).searchParams.get('field') ?? ''
  const asked = await question.openPage(pagePath(http))
  if (!(await question.isAllowed())) return answer(429, { error: 'limited' })
  try {
    const found = await fileField(question, name, asked)
    if (!found) return answer(404, { error: 'gone' })
    const problem = fileProblem(upload, found.field, found.language)
    if (problem) return answer(422, { errors: { [name]: problem } })
    const stored = await asked.request.services.submissions.saveFile({
      form,
      field: name,
      ...upload,
      body: http.body,
    })
    if (!stored) return answer(503, { error: 'notStored' })
    const { key, filename, bytes } = stored
    return answer(200, { key, filename, bytes })
  } catch (error) {
    if (!(error instanceof SiteError)) asked.request.log(failureLine(error))
    return answer(503, { error: 'unavailable' })
  }
}
