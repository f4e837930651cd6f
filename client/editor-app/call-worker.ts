/** The answer to a call of the editor: the worker's result, or the reason why the call failed, as a sentence for the editor. */
type WorkerAnswer<T> =
  | { readonly isDone: true; readonly status: number; readonly answer: T; readonly refusal?: undefined }
  | { readonly isDone: false; readonly status: number; readonly answer: unknown; readonly refusal: string }

const refusals: Readonly<Record<number, string>> = {
  // The page of a sign-in in front of the editor.
  200: 'another page came in the place of an answer: open the editor in another tab, and sign in there',
  401: 'the editor asks for its secret again: open it in another tab, and enter the secret there',
  413: 'this is larger than the server takes',
  429: 'too many requests: try again in a minute',
}

/** The reason in an answer; undefined for a proxy's answer and for a failed server's. */
function refusalOf(status: number, answer: unknown): string {
  const reason = typeof answer === 'object' && answer && 'error' in answer && answer.error
  return reason
    ? String(reason)
    : (refusals[status] ?? `the server has failed (${status}): try again in a minute`)
}

/** Sends the worker a call of the editor. Throws if there is no answer at all. */
export async function callWorker<T>(path: string, method: string, body: unknown): Promise<WorkerAnswer<T>> {
  const response = await fetch(`/_editor/api/${path}`, {
    method,
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('the server cannot be reached', { cause })
  })
  const { ok, status } = response
  // A proxy, a sign-in page or a server that failed sends no JSON; the caller is told so by the status.
  const answer: unknown = await response.json().catch(() => undefined)
  // The worker answers each call in the form of its type.
  if (ok && answer !== undefined) return { isDone: true, status, answer: answer as T }
  return { isDone: false, status, answer, refusal: refusalOf(status, answer) }
}
