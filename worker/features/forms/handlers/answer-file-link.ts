import type { Services } from '../../../core/answer/services.ts'
import { type Limit, limitedHeaders } from '../../../core/base/http/limits.ts'
import { textResponse } from '../../../core/base/http/responses.ts'
import { linkKey, readSignedLink } from '../../../core/request/visitor/signed-link.ts'
import { readerOf } from '../form-services.ts'
import type { OpenedFile } from '../submission-reader.ts'

export interface FileLinkDependencies {
  readonly services: Services
  /** Epoch milliseconds. */
  readonly now: number
  readonly headers: Pick<Headers, 'get'>
  /** The limit of wrong links. */
  readonly limit: Limit | undefined
}

/** Answers with a file that a stranger uploaded: browsers save it, never show it, and run nothing in it on this origin. */
const fileResponse = ({ filename, bytes, body }: OpenedFile): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(bytes),
      // RFC 6266 and 8187: the name with the visitor's own letters.
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll("'", '%27')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })

type Grant = { readonly submission: string } | 'none'

/** The submission whose files a link opens. Undefined for a client that tried too many wrong links. */
const grantOf = (url: URL, { services, now, headers, limit }: FileLinkDependencies) =>
  services.attemptSecret<Grant>({
    headers,
    limit,
    isGuess: url.search.includes(linkKey),
    async check() {
      const question = { path: url.pathname, query: url.search.slice(1), now }
      const { linkKeys: keys } = services.environment
      const link = await readSignedLink({ purpose: 'file', ...question, keys })
      return link?.claims.submission ? { submission: link.claims.submission } : 'none'
    },
    isWrong: grant => grant === 'none',
  })

/**
 * Answers `GET /api/forms/files/{id}`, the link to an uploaded file in a delivery (requirement forms/file-links): 404 without a valid
 * signature, after it expired, and once the submission was deleted; 409 before the file was checked, 410 if it was refused.
 */
export async function answerFileLink(url: URL, dependencies: FileLinkDependencies): Promise<Response> {
  const grant = await grantOf(url, dependencies)
  if (!grant) return Response.json({ error: 'too many requests' }, { status: 429, headers: limitedHeaders })
  const key = url.pathname.slice('/api/forms/'.length)
  const file =
    grant === 'none' ? undefined : await readerOf(dependencies.services).openFile({ key, ...grant })
  if (file === 'failed') return textResponse(503, 'The file cannot be read now.')
  if (file === 'quarantined') return textResponse(409, 'The file has not been checked yet.')
  if (file === 'refused') return textResponse(410, 'The file did not pass its check.')
  return file ? fileResponse(file) : textResponse(404, 'There is no such file.')
}
