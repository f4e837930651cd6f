import * as v from 'valibot'
import { cleanText } from '../../../../blocks/_kit/clean-text.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import { readBytes } from '../../../core/base/http/read-body.ts'
import { cleanName } from './clean-text.ts'

/** Bytes of a form without its files. */
export const maxTextBytes = 64 * 1024
/** Maximum bytes of a form with files, which is read whole: with script, files are uploaded one by one as streams. */
const maxBytes = 6 * 1024 * 1024
/** Inputs of a form: one for each value. */
const mostInputs = 500

/** A file as a plain form sends it. */
export interface PostedFile {
  readonly field: string
  readonly filename: string
  readonly type: string
  readonly content: ArrayBuffer
}

export type PostedForm =
  | { readonly ok: true; readonly entered: Entered; readonly files: readonly PostedFile[] }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly error: string }

const readBody = (body: ReadableStream<Uint8Array> | null, max: number) =>
  body ? readBytes(body, max) : new Uint8Array()

const refuse = (status: 400 | 413 | 415, error: string): PostedForm => ({ ok: false, status, error })

const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(value => cleanText(String(value))),
)
/** A JSON body: texts by the names of inputs. */
const json = v.pipe(
  v.string(),
  v.parseJson(),
  v.check(value => !Array.isArray(value)),
  v.record(
    v.string(),
    v.union([
      v.pipe(
        text,
        v.transform(value => [value]),
      ),
      v.array(text),
    ]),
  ),
)

function readJson(bytes: Uint8Array): PostedForm {
  const result = v.safeParse(json, new TextDecoder().decode(bytes))
  if (!result.success) return refuse(400, 'not an object of texts')
  const entries = Object.entries(result.output).slice(0, mostInputs)
  return { ok: true, entered: new Map(entries), files: [] }
}

const isFile = (value: File | string): value is File => typeof value !== 'string'

/** Allowed boundaries of a multipart body (RFC 2046, section 5.1.1): a search for a long one may take the square of the body's size. */
const boundaryForm = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/

/** The delimiter between the parts of a multipart body; undefined without a valid boundary. */
function boundaryIn(type: string): string | undefined {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundaryForm.test(boundary) ? boundary : undefined
}

/** Whether a multipart body has more parts than a form may have inputs: parsing a part takes far longer than finding it. */
function hasTooManyParts(bytes: Uint8Array, boundary: string): boolean {
  const delimiter = `\r\n--${boundary}`
  const text = new TextDecoder('latin1').decode(bytes)
  let count = 0
  // The first part has no line before it, and the end has a delimiter of its own.
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + delimiter.length))
    if (++count > mostInputs) return true
  return false
}

/** The parts of a form; browsers send an empty file where none was chosen. */
async function readFormData(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<PostedForm> {
  try {
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    // The types of workers leave out files.
    const parts = [...data.entries()].slice(0, mostInputs) as [string, File | string][]
    const entered = new Map<string, string[]>()
    const files: Promise<PostedFile>[] = []
    let textBytes = 0
    for (const [name, value] of parts) {
      if (isFile(value)) {
        const { name: filename, type: fileType, size } = value
        if (size)
          files.push(
            value
              .arrayBuffer()
              .then(content => ({ field: name, filename: cleanName(filename), type: fileType, content })),
          )
        continue
      }
      textBytes += name.length + value.length
      const before = entered.get(name)
      const typed = cleanText(value)
      if (before) before.push(typed)
      else entered.set(name, [typed])
    }
    if (textBytes > maxTextBytes) return refuse(413, `more than ${maxTextBytes} bytes`)
    return { ok: true, entered, files: await Promise.all(files) }
  } catch {
    return refuse(400, 'not a form')
  }
}

/**
 * Reads a form's post, in any of the three encodings of a form's content (requirement forms/post). Texts are cleaned (`cleanText`). `most`: a lower
 * limit in bytes.
 */
export async function readPost(request: Request, most = maxBytes): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';')[0]!.trim().toLowerCase()
  const isMultipart = kind === 'multipart/form-data'
  const isJson = kind === 'application/json'
  if (!isMultipart && !isJson && kind !== 'application/x-www-form-urlencoded')
    return refuse(415, 'neither a form nor JSON')
  const boundary = isMultipart ? boundaryIn(type) : undefined
  if (isMultipart && !boundary) return refuse(400, 'no boundary of a multipart body')
  const max = Math.min(most, isMultipart ? maxBytes : maxTextBytes)
  const announced = Number(request.headers.get('content-length') ?? 0)
  const bytes = announced > max ? undefined : await readBody(request.body, max)
  if (!bytes) return refuse(413, `more than ${max} bytes`)
  if (isJson) return readJson(bytes)
  if (boundary && hasTooManyParts(bytes, boundary)) return refuse(400, `more than ${mostInputs} parts`)
  // With the boundary by which its parts were counted.
  return readFormData(bytes, boundary ? `${kind}; boundary="${boundary}"` : type)
}
