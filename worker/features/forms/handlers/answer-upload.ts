import { sniffedBytes } from '../../../../blocks/_kit/forms/sniff-file-type.ts'
import type { PageRequest } from '../../../core/answer/request-context.ts'
import { limitedHeaders } from '../../../core/base/http/limits.ts'
import { peekBody } from '../../../core/base/http/read-body.ts'
import { isSameOrigin } from '../../../core/base/http/request-headers.ts'
import { failureLine } from '../../../core/base/log/reason-of.ts'
import { SiteError } from '../../../errors.ts'
import { submissionsOf } from '../form-services.ts'
import { partBytes } from '../upload-parts.ts'
import { cleanName } from './clean-text.ts'
import { type FormRequest, findForm, pagePath } from './form-request.ts'
import { acceptedFile, fileMessages, sizeProblem } from './posted-files.ts'

/** The answer to a client that posts too often. */
export const answerLimited = () =>
  Response.json({ error: 'limited' }, { status: 429, headers: limitedHeaders })

const noStore = { 'cache-control': 'private, no-store' } as const

export const answerJson = (status: number, body: object) => Response.json(body, { status, headers: noStore })

interface AnnouncedFile {
  readonly filename: string
  readonly bytes: number
  /** The file comes in parts, and this request has none of it. */
  readonly inParts: boolean
}

/** Reads name and length of the file from the headers; undefined where one of them is missing or malformed. */
function readAnnounced({ headers }: Request): AnnouncedFile | undefined {
  const announced = headers.get('x-file-size')
  const bytes = Number(announced ?? headers.get('content-length') ?? Number.NaN)
  try {
    const filename = cleanName(decodeURIComponent(headers.get('x-filename') ?? ''))
    if (!filename || !Number.isSafeInteger(bytes) || bytes < 0) return undefined
    return { filename, bytes, inParts: announced !== null }
  } catch {
    // The name is not percent-encoded text.
    return undefined
  }
}

/** The form's field for files of that name, with the language of the form. */
export async function fileField(question: FormRequest, pageRequest: PageRequest) {
  const name = new URL(question.http.url).searchParams.get('field') ?? ''
  const definition = (await findForm(question, pageRequest))?.form.definition
  const fields = definition?.steps.flatMap(step => step.fields) ?? []
  const field = fields.find(one => one.kind === 'file' && one.name === name)
  return definition && field && { field, name, language: definition.language }
}

type Field = NonNullable<Awaited<ReturnType<typeof fileField>>>

const refuse = ({ name }: Field, message: string) => answerJson(422, { errors: { [name]: message } })

/** Begins a file that comes in parts: its key, and how long a part is. */
async function begin({ form }: FormRequest, { name }: Field, file: AnnouncedFile, pageRequest: PageRequest) {
  const submissions = submissionsOf(pageRequest.request.services)
  const key = await submissions.beginUpload({ form, field: name, ...file })
  return key ? answerJson(201, { key, partBytes }) : answerJson(503, { error: 'notStored' })
}

/** Stores a file that comes whole. */
async function store(
  { http, form }: FormRequest,
  place: Field,
  file: AnnouncedFile,
  pageRequest: PageRequest,
) {
  const { field, name, language } = place
  const { head, body } = await peekBody(http.body!, Math.min(sniffedBytes, file.bytes))
  const accepted = acceptedFile(head, file.filename, field)
  const words = fileMessages(field, language)
  if (!accepted) return refuse(place, words.type)
  const { bytes } = file
  const submissions = submissionsOf(pageRequest.request.services)
  const stored = await submissions.storeFile({ form, field: name, ...accepted, bytes, body })
  if (!stored) return answerJson(503, { error: 'notStored' })
  return stored === 'refused'
    ? refuse(place, words.refused)
    : answerJson(200, { key: stored.key, filename: stored.filename, bytes })
}

/** Runs a handler, and answers 503 if something fails. */
export async function answerSafely(
  pageRequest: PageRequest,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof SiteError)) pageRequest.request.log(failureLine(error))
    return answerJson(503, { error: 'unavailable' })
  }
}

/**
 * Answers `POST /api/forms/{form}/files?page=&field=` (requirements forms/uploads, applications/parts): stores one file, which is streamed,
 * and returns its key, which the form then sends as the field's value; with `x-file-size` begins an upload in parts. 411 without a name or
 * a length, 422 with a message for a file that the field does not accept.
 */
export async function answerUpload(question: FormRequest): Promise<Response> {
  const { http } = question
  if (!(await question.isAllowed())) return answerLimited()
  if (!isSameOrigin(http)) return answerJson(403, { error: 'cross-site' })
  const file = readAnnounced(http)
  if (!file) return answerJson(411, { error: 'a name and a length are needed' })
  const pageRequest = await question.openPage(pagePath(http))
  return answerSafely(pageRequest, async () => {
    const place = await fileField(question, pageRequest)
    if (!place) return answerJson(404, { error: 'gone' })
    const problem = sizeProblem(file.bytes, place.field, place.language)
    if (problem) return refuse(place, problem)
    if (file.inParts) return begin(question, place, file, pageRequest)
    return http.body
      ? store(question, place, file, pageRequest)
      : answerJson(411, { error: 'a body is needed' })
  })
}
