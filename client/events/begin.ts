/** Maximum events that are kept until the code is loaded: more come from an impatient visitor. */
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

/** Discards the events of a visitor who has declined, and collects none from then on: actions before a later grant are not tracked. */
export function forgetEarlyEvents(): void {
  keeping.abort()
  early.length = 0
}
