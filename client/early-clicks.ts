/** Elements whose behaviour comes with code that loads later: islands and enhanced elements. */
const hosts = 'x-island, [data-enhance]'
/** Controls that do nothing without that code. A link, a form or a native dialog needs no second click. */
const controls = 'button[type="button"]:not([commandfor], [popovertarget]), [role="button"], [role="option"]'

const waiting = new WeakMap<Element, Element[]>()
const started = new WeakSet<Element>()

/** Maximum kept clicks of one host: more come from an impatient visitor. */
const most = 10

function record({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, touch: (host: Element) => void): void {
  const control = target instanceof Element ? target.closest(controls) : null
  const host = control?.closest(hosts)
  if (!control || !host || started.has(host) || ctrlKey || metaKey || shiftKey) return
  const clicks = waiting.get(host) ?? []
  if (clicks.length < most) waiting.set(host, [...clicks, control])
  touch(host)
}

/** The clicks since the document began, and the listener of the inline script that collects them (`worker/core/base/http/content-security-policy.ts`). */
type EarlyClicks = MouseEvent[] & { readonly on?: (event: MouseEvent) => void }

/**
 * Takes over from the inline script in the head, and continues to collect clicks on controls whose code is not loaded yet. Calls
 * `touch` with each host that was clicked.
 */
export function keepEarlyClicks(touch: (host: Element) => void): void {
  const early = (window as { early?: EarlyClicks }).early ?? []
  if (early.on) removeEventListener('click', early.on, true)
  addEventListener('click', event => record(event, touch), true)
  for (const event of early) record(event, touch)
}

/** To be called once the code of an element runs: repeats the clicks that were made on its controls before, in their order. */
export function repeatClicks(host: Element): void {
  started.add(host)
  // Not `click()`, which shapes in a drawing do not have.
  for (const control of waiting.get(host) ?? [])
    if (host.contains(control))
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  waiting.delete(host)
}
