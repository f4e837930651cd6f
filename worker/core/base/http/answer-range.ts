/** One range of bytes (RFC 9110, section 14.1.2); a server may ignore all others. */
const single = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/

interface Range {
  readonly start: number
  /** Behind the last byte. */
  readonly end: number
}

/** The byte range of a `Range` header for a body of this length; undefined for a header that has to be ignored. */
export function rangeIn(header: string, length: number): Range | undefined {
  const [, first, last, suffix] = single.exec(header) ?? []
  if (suffix) return { start: Math.max(0, length - Number(suffix)), end: length }
  if (!first || (last && Number(last) < Number(first))) return undefined
  return { start: Number(first), end: last ? Math.min(length, Number(last) + 1) : length }
}

/** Whether the client requests a part of exactly this version. */
function requestsPart({ method, headers }: Request, whole: Response): boolean {
  if (method !== 'GET' || whole.status !== 200 || !single.test(headers.get('range') ?? '')) return false
  const version = headers.get('if-range')
  // A weak tag does not distinguish bodies that differ in their bytes (RFC 9110, section 13.1.5).
  return version === null || (version === whole.headers.get('etag') && !version.startsWith('W/'))
}

/**
 * Answers a range request, without which some browsers play no video: 206 with the part, or 416 where the file is shorter; else all of the file.
 */
export async function answerRange(request: Request, whole: Response): Promise<Response> {
  if (whole.status === 200) whole.headers.set('accept-ranges', 'bytes')
  if (!requestsPart(request, whole)) return whole
  const bytes = await whole.arrayBuffer()
  const length = bytes.byteLength
  const range = rangeIn(request.headers.get('range')!, length)
  if (!range) return new Response(bytes, whole)
  const { start, end } = range
  if (start >= end) {
    const headers = { 'content-range': `bytes */${length}`, 'cache-control': 'private, no-cache' }
    return new Response(null, { status: 416, headers })
  }
  const headers = new Headers(whole.headers)
  headers.delete('content-length')
  headers.set('content-range', `bytes ${start}-${end - 1}/${length}`)
  return new Response(bytes.slice(start, end), { status: 206, headers })
}
