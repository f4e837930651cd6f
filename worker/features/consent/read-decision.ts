import * as v from 'valibot'
import { services } from '../../../blocks/_kit/consent/services.ts'
import { readText } from '../../core/base/http/read-body.ts'

/** A decision has ten services at most. */
const maxBytes = 4096
const most = 40

const decision = v.object({
  decision: v.picklist(['accept', 'decline', 'choose']),
  /** Names that are no services are left out: an older page may have them. */
  services: v.pipe(
    v.array(v.string()),
    v.maxLength(most),
    v.transform(names => services.filter(service => names.includes(service))),
  ),
  /** Version of the texts that the visitor saw. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** Target of the redirect after a plain form; scripts do not need it. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2048)), '/'),
  /** The query of the visitor's landing page; a plain form has it in its referrer. */
  landing: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined),
})

export type PostedDecision =
  | { readonly ok: true; readonly posted: v.InferOutput<typeof decision> }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly error: string }

/** Reads `POST /api/consent`: fields of a form, URL-encoded. */
export async function readDecision(request: Request): Promise<PostedDecision> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return { ok: false, status: 415, error: 'not a URL-encoded form' }
  const text = await readText(request.body, maxBytes)
  if (text === undefined) return { ok: false, status: 413, error: `more than ${maxBytes} bytes` }
  const fields = new URLSearchParams(text)
  const result = v.safeParse(decision, {
    decision: fields.get('decision'),
    services: fields.getAll('service'),
    version: fields.get('version'),
    returnTo: fields.get('return') ?? undefined,
    landing: fields.get('landing') ?? undefined,
  })
  return result.success
    ? { ok: true, posted: result.output }
    : { ok: false, status: 400, error: 'not a decision' }
}
