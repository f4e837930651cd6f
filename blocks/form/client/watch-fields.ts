import type { FieldDefinition, FieldKind } from '../../_kit/forms/definition.ts'
import { check } from './check.ts'
import { rowsUnderway } from './file-rows.ts'
import { fieldsOf, nameAt, type PageForm, placeOf, valuesIn } from './page-form.ts'

/** Milliseconds from an event to the check that it causes (requirement forms/validation). */
const DEBOUNCE = 5

/** Calls back once no pointer is pressed: what moves meanwhile would be missed by the click that the visitor began. */
function createPointerGate(element: HTMLElement, gone: AbortSignal) {
  let isPressed = false
  let waiting: (() => void) | undefined
  const release = () => {
    isPressed = false
    const call = waiting
    waiting = undefined
    // The click comes after the pointer went up.
    if (call) setTimeout(call)
  }
  element.addEventListener('pointerdown', () => {
    isPressed = true
  })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal: gone })
  return (call: () => void) => {
    if (isPressed) waiting = call
    else call()
  }
}

/** Checks a field when it is left or changed, at each key only where the form says so. */
export function watchFields(form: PageForm, gone: AbortSignal): void {
  const { element, store, definition } = form
  const whenReleased = createPointerGate(element, gone)
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The value of a field with a file that is on its way is not known yet. */
  const isKnown = (name: string) => {
    const place = placeOf(element, name)
    return !place || rowsUnderway(place).length === 0
  }

  /** An option that is chosen may not fit any more what else was chosen. */
  const isDue = ({ name, options }: FieldDefinition) =>
    due.has(name) || (options && store.get().values[name]?.length)

  /** Tells screen readers what is wrong with a field that was left, and moves nothing (WCAG 2.2, 4.1.3). */
  const announce = (message: string) =>
    element.querySelector('[data-sending-status]')?.replaceChildren(message)

  function checkDue(): void {
    const fields = fieldsOf(form).filter(field => isDue(field) && isKnown(field.name))
    due.clear()
    if (fields.length && element.isConnected && !element.hasAttribute('hidden'))
      announce(Object.values(check(form, fields)).join(' '))
  }

  function schedule(name: string | undefined): void {
    if (!name) return
    due.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => whenReleased(checkDue), DEBOUNCE)
  }

  const read = () => store.set({ values: valuesIn(form) })
  element.addEventListener('input', event => {
    read()
    if (definition.settings.validateOnInput) schedule(nameAt(event))
  })
  element.addEventListener('change', event => {
    read()
    schedule(nameAt(event))
  })
  element.addEventListener('focusout', event => {
    const place = event.target instanceof Element ? event.target.closest('[data-field]') : null
    const isWithin = event.relatedTarget instanceof Node && place?.contains(event.relatedTarget)
    if (!isWithin) schedule(nameAt(event))
  })
}

const note = (isInFocus: boolean) => document.documentElement.toggleAttribute('data-form-in-focus', isInFocus)

/**
 * Marks the document while something in a form has the focus: what stands above the page makes room (`blocks/action-bar/style.css`). A selector with
 * `:has()` that depends on the focus would make browsers go through the whole page each time the focus moves.
 */
export function noteFocus(form: HTMLElement, gone: AbortSignal): void {
  form.addEventListener('focusin', () => note(true))
  // A change back and forth would make browsers recalculate what depends on it.
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) note(false)
  })
  gone.addEventListener('abort', () => note(false))
  if (form.contains(document.activeElement)) note(true)
}

/** The input that a visitor types; no page brings it along. */
const typedKinds: ReadonlySet<FieldKind> = new Set(['text', 'email', 'tel', 'number', 'date', 'textarea'])

/**
 * Whether answers stood in a form before its first input, which a browser restores or fills in: how long the visitor took for them is not
 * known.
 */
export function isFilledBefore(form: PageForm, event: Event): boolean {
  const values = valuesIn(form)
  const own = nameAt(event)
  return fieldsOf(form).some(
    ({ name, kind, required }) => required && typedKinds.has(kind) && name !== own && values[name]?.length,
  )
}
