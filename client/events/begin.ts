/** Events that are kept until the code is there: more are an impatient visitor. */
const most = 50

const early: Event[] = []
const keeping = new AbortController()

/** Keeps clicks and events of blocks until tracking starts, or is refused (requirement tracking/start). */
export function keepEarlyEvents(): void {
  const options = { capture: true, signal: keeping.signal }
  const keep = (event: Event) => early.length < most && early.push(event)
  for (const type of ['click', 'change', 'track', 'selected']) document.addEventListener(type, keep, options)
}

/** The events so far. From then on the caller listens itself. */
export function takeEarlyEvents(): readonly Event[] {
  keeping.abort()
  return early
}

/** Forgets the events of a visitor who has declined, and keeps none from then on: what visitors do until a later grant is not told. */
export function forgetEarlyEvents(): void {
  keeping.abort()
  early.length = 0
}
