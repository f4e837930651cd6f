/** A file that is longer comes in parts of this many bytes (requirement applications/parts). */
export const partBytes = 5 * 1024 * 1024

/** Milliseconds before each attempt after the first. */
const pauses = [1_000, 3_000, 9_000]

export interface Transfer {
  /** Where files of the field are sent; its query names page and field. */
  readonly address: string
  readonly file: File
  readonly onProgress: (percent: number) => void
  /** Ends the transfer. */
  readonly signal: AbortSignal
}

/** A file that the worker does not take; the message says why. */
export class RefusedFile extends Error {}

interface Question {
  readonly method: string
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Blob
  readonly signal: AbortSignal
  readonly onProgress?: (loaded: number) => void
}

interface Answer {
  readonly status: number
  readonly body: { readonly key?: string; readonly errors?: Readonly<Record<string, string>> } | null
}

/** Only XMLHttpRequest tells how far a body is. Rejects where the network fails, and where the signal ends it. */
function send({ method, address, headers = {}, body, signal, onProgress }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(signal.reason)
    request.onload = () => resolve({ status: request.status, body: request.response as Answer['body'] })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else request.send(body ?? null)
  })
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** A failure that may pass: of the network, of the worker, of too many requests. */
const mayPass = ({ status }: Answer) => status >= 500 || status === 429

/** Sends again where a failure may pass. Rejects with what the last attempt said. */
async function sendAgain(question: Question): Promise<NonNullable<Answer['body']>> {
  for (const wait of [...pauses, undefined]) {
    const answer = await send(question).catch((error: unknown) => {
      if (question.signal.aborted || wait === undefined) throw error
      return undefined
    })
    if (answer && answer.status < 300) return answer.body ?? {}
    if (answer && (!mayPass(answer) || wait === undefined))
      throw new RefusedFile(Object.values(answer.body?.errors ?? {})[0] ?? '')
    await pause(wait ?? 0, question.signal)
  }
  throw new TypeError('network')
}

const nameOf = (file: File) => ({ 'x-filename': encodeURIComponent(file.name) })

function sendWhole({ address, file, signal, onProgress }: Transfer) {
  const headers = { ...nameOf(file), 'content-type': file.type || 'application/octet-stream' }
  const tell = (loaded: number) => onProgress((loaded / file.size) * 100)
  return sendAgain({ method: 'POST', address, headers, body: file, signal, onProgress: tell })
}

/** Sends a file part by part; a part that fails is sent again, and those before it stay. */
async function sendParts({ address, file, signal, onProgress }: Transfer) {
  const headers = { ...nameOf(file), 'x-file-size': String(file.size) }
  const { key = '' } = await sendAgain({ method: 'POST', address, headers, signal })
  const place = new URL(address)
  place.pathname += `/${key.split('/').at(-1)}`
  try {
    for (let start = 0, part = 1; start < file.size; start += partBytes, part++) {
      const target = new URL(place)
      target.pathname += `/${part}`
      const body = file.slice(start, start + partBytes)
      const tell = (loaded: number) => onProgress(((start + loaded) / file.size) * 100)
      await sendAgain({ method: 'PUT', address: target.href, body, signal, onProgress: tell })
    }
    return await sendAgain({ method: 'POST', address: place.href, signal })
  } catch (error) {
    // The worker deletes the parts that it has; where it cannot be reached, its schedule does so after a day.
    void fetch(place, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    throw error
  }
}

/** Sends one file, and resolves to its key. Rejects with `RefusedFile`, with the reason of the signal, or where the network fails for good. */
export async function transfer(question: Transfer): Promise<string> {
  const { key } = await (question.file.size > partBytes ? sendParts(question) : sendWhole(question))
  if (!key) throw new RefusedFile('')
  return key
}
