import { sniffedBytes } from '../../../../blocks/_kit/forms/sniff-file-type.ts'
import type { PageRequest } from '../../../core/answer/request-context.ts'
import { peekBody } from '../../../core/base/http/read-body.ts'
import { isSameOrigin } from '../../../core/base/http/request-headers.ts'
import { submissionsOf } from '../form-services.ts'
import { fileFolder } from '../store/bucket-files.ts'
import { lengthOfPart, type NamedFile, type Part, type Upload } from '../upload-parts.ts'
import { answerJson, answerLimited, answerSafely, fileField } from './answer-upload.ts'
import { type FormRequest, pagePath } from './form-request.ts'
import { acceptedFile, fileMessages } from './posted-files.ts'

/** A request about a file that is uploaded in parts. */
export interface PartRequest extends FormRequest {
  /** The end of the file's key. */
  readonly id: string
  /** Number of the part. */
  readonly part?: number | undefined
}

/** Data for a request about a file that is uploaded in parts. */
interface Known {
  readonly question: PartRequest
  readonly named: NamedFile
  readonly upload: Upload
  readonly pageRequest: PageRequest
}

const storeOf = ({ pageRequest }: Known) => submissionsOf(pageRequest.request.services)

const gone = () => answerJson(404, { error: 'gone' })

/**
 * Counts the request, finds the file, and answers for it: 429 for a client with too many requests, 403 for a page of another site, 404 for a file
 * whose upload was not begun.
 */
async function withFile(
  question: PartRequest,
  answer: (known: Known) => Promise<Response>,
): Promise<Response> {
  const { http, form, id } = question
  if (!(await question.isAllowed())) return answerLimited()
  if (!isSameOrigin(http)) return answerJson(403, { error: 'cross-site' })
  const pageRequest = await question.openPage(pagePath(http))
  return answerSafely(pageRequest, async () => {
    const named = { form, key: `${fileFolder}${id}` }
    const upload = await submissionsOf(pageRequest.request.services).readUpload(named)
    return upload ? answer({ question, named, upload, pageRequest }) : gone()
  })
}

/** As `withFile`; 404 for a file that is complete, too. */
const withUpload: typeof withFile = (question, answer) =>
  withFile(question, async known => (known.upload.state === 'uploading' ? answer(known) : gone()))

/** Ends the upload, with the reason. */
async function end(known: Known, message: string | undefined): Promise<Response> {
  await storeOf(known).abortUpload(known.named, known.upload)
  return message ? answerJson(422, { errors: { [known.upload.field]: message } }) : gone()
}

async function storePart(known: Known, length: number): Promise<Response> {
  const { question, named, upload, pageRequest } = known
  const { http, part = 0 } = question
  const { head, body } = await peekBody(http.body!, Math.min(sniffedBytes, length))
  let told: Part['told']
  if (part === 1) {
    const place = await fileField(question, pageRequest)
    told = place && acceptedFile(head, upload.filename, place.field)
    if (!told) return end(known, place && fileMessages(place.field, place.language).type)
  }
  const stored = await storeOf(known).storePart({ ...named, part, body, length, told }, upload)
  if (stored === 'stored') return answerJson(200, { part })
  return stored === 'limited'
    ? answerJson(429, { error: 'limited' })
    : answerJson(503, { error: 'notStored' })
}

/**
 * Answers `PUT /api/forms/{form}/files/{id}/{part}?page=&field=` (requirement applications/parts): stores one part; idempotent. 400 for a number or a
 * length that no part of the file has, 422 if the field does not accept the kind that the first part reveals, 429 if parts were sent too often.
 */
export const answerPart = (question: PartRequest): Promise<Response> =>
  withUpload(question, async known => {
    const length = lengthOfPart(known.upload.bytes, question.part ?? 0)
    const announced = Number(question.http.headers.get('content-length') ?? Number.NaN)
    if (length === undefined || announced !== length || !question.http.body)
      return answerJson(400, { error: 'no such part' })
    return storePart(known, length)
  })

/**
 * Answers `POST /api/forms/{form}/files/{id}?page=&field=`: joins the parts, and returns the key; idempotent. 409 if a part is missing, 422 for a
 * file that failed its check.
 */
export const answerComplete = (question: PartRequest): Promise<Response> =>
  withFile(question, async known => {
    const { named, upload, pageRequest } = known
    const file = await storeOf(known).completeUpload(named, upload)
    if (!file) return answerJson(503, { error: 'notStored' })
    if (file === 'incomplete')
      return answerJson(409, { error: 'incomplete', parts: Object.keys(upload.parts) })
    if (file !== 'refused')
      return answerJson(200, { key: file.key, filename: file.filename, bytes: file.bytes })
    const place = await fileField(question, pageRequest)
    const message = place ? fileMessages(place.field, place.language).refused : ''
    return answerJson(422, { errors: { [upload.field]: message } })
  })

/** Answers `DELETE /api/forms/{form}/files/{id}?page=`: deletes everything of an incomplete file. */
export const answerCancel = (question: PartRequest): Promise<Response> =>
  withUpload(question, async known => {
    const isEnded = await storeOf(known).abortUpload(known.named, known.upload)
    return isEnded
      ? new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
      : answerJson(503, { error: 'notStored' })
  })
