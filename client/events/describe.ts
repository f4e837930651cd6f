import { cutText } from '../../blocks/_kit/cut-text.ts'
import { maskPersonal } from '../../blocks/_kit/mask-personal.ts'
import type { DataLayerFields } from '../../blocks/_kit/sent-event.ts'
import type { TrackingSection } from '../../blocks/_kit/tracking.ts'
import type { TrackingConfig } from '../../worker/features/events/tracking-config.ts'

/** Reads the `data-track-*` attributes around an element. The configuration fills in the rest when the event is sent. */
export interface Described extends Partial<DataLayerFields> {
  readonly section: TrackingSection
}

/** Elements that a click may be meant for. */
const controls = 'a[href], button, summary, [role="button"], [role="link"]'
/** The consent tool, whose decisions raise no event. */
const silent = 'form[action^="/api/consent"], [data-embed-always], [data-chat-accept], [data-chat-decline]'

const longest = 100

const shorten = (text: string) => cutText(maskPersonal(text.replace(/\s+/g, ' ').trim()), longest)

/** The name of an element as it is read: without words for screen readers that follow it, such as "opens a new tab". */
export function labelOf(element: Element): string {
  const name = element.getAttribute('aria-label')
  if (name) return shorten(name)
  const copy = element.cloneNode(true) as Element
  for (const hint of copy.querySelectorAll('.visually-hidden, svg')) hint.remove()
  const pictures = [...copy.querySelectorAll('img')].map(({ alt }) => alt).join(' ')
  return shorten(copy.textContent) || shorten(pictures) || shorten(element.textContent)
}

/** The tracking attributes that apply to an element: of each, the nearest (requirement tracking/attributes). */
export function describe(element: Element): Described {
  const nearest = (name: string) =>
    element.closest(`[data-track-${name}]`)?.getAttribute(`data-track-${name}`) || undefined
  const own = { eventname: nearest('event'), type: nearest('type'), position: nearest('position') }
  const said = Object.entries({ ...own, label: nearest('label') }).filter(([, value]) => value)
  // The server writes one of the sections.
  return { section: (nearest('section') ?? 'section') as TrackingSection, ...Object.fromEntries(said) }
}

/** Makes the event of a click. Undefined for a click on no link or button. */
export function describeClick(target: EventTarget | null): Described | undefined {
  const control = target instanceof Element ? target.closest(controls) : null
  if (!control || control.closest(silent)) return undefined
  return { label: labelOf(control), ...describe(control) }
}

/** The label of a choice: that of its option or of its box; empty where nothing is chosen. */
function chosenBy(control: HTMLSelectElement | HTMLInputElement): string {
  if (control instanceof HTMLSelectElement)
    return control.value && shorten(control.selectedOptions[0]?.text ?? '')
  const label = control.checked ? control.closest('label') : null
  // A number of results changes from day to day.
  return label ? labelOf(label).replace(/ \(\d+\)$/, '') : ''
}

const isChoice = (target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement =>
  target instanceof Element && target.matches('select, input[type="checkbox"], input[type="radio"]')

/** Makes the event of a choice. Undefined for a choice that is undone, and where the page does not track choices. */
export function describeChoice(target: EventTarget | null): Described | undefined {
  if (!isChoice(target)) return undefined
  const kind = target.closest<HTMLElement>('[data-track-choices]')?.dataset.trackChoices
  const label = kind === undefined ? '' : chosenBy(target)
  if (!label) return undefined
  return { ...describe(target), label, type: kind || target.name }
}

const cut = (text = '') => cutText(text, longest)

/** The fields of an event, each with a text: marks, then the configuration of the section, then the defaults. Pure. */
export function fieldsOf(described: Described, config: Partial<TrackingConfig>): DataLayerFields {
  const { section, label, eventname, type, position, formstatus } = described
  const usual = config[section]
  return {
    eventname: cut(eventname || usual?.eventname || 'content_engagement'),
    label: cut(label),
    type: cut(type || usual?.type),
    position: cut(position || usual?.position),
    formstatus: cut(formstatus),
  }
}
