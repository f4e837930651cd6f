import { type TrackedStep, track } from '../../_kit/client/track.ts'
import { nameDocument, type PageForm } from './page-form.ts'
import type { Outcome } from './send.ts'

type Sent = Extract<Outcome, { kind: 'sent' }>
type Failure = Extract<Outcome, { kind: 'failure' }>['failure']

const find = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)

/** Shows why nothing was stored, with other ways to reach the provider. */
export function showFailure({ element }: PageForm, failure: Failure): void {
  const notice = find(element, '[data-failure-notice]')
  if (!notice) return
  for (const text of notice.querySelectorAll<HTMLElement>('[data-failure]'))
    text.hidden = text.dataset.failure !== failure
  notice.hidden = false
  notice.focus()
}

/**
 * Puts the content of success in the form's place, or the text that no mail goes out, with the focus on the heading; or goes to the page
 * that follows.
 */
export function showSent(form: PageForm, { reference, isUnmailed, location: next }: Sent): void {
  const { element, scope } = form
  if (next) {
    location.assign(next)
    return
  }
  const notice = find(scope, '[data-sent]')
  const words = notice && find(notice, '[data-reference]')
  if (!notice) return
  if (words) words.textContent = reference
  find(notice, '[data-success]')?.toggleAttribute('hidden', isUnmailed)
  find(notice, '[data-unmailed]')?.toggleAttribute('hidden', !isUnmailed)
  element.setAttribute('hidden', '')
  nameDocument(form, false)
  const introduction = find(scope, '[data-form-introduction]')
  if (introduction) introduction.hidden = true
  notice.hidden = false
  find(notice, '[tabindex]')?.focus()
}

/** Says whether the last step was kept. */
export function showSaved({ element }: PageForm, isSaved: boolean): void {
  const status = find(element, '[data-save-status]')
  if (status) status.textContent = (isSaved ? status.dataset.saved : status.dataset.unsaved) ?? ''
}

const textOf = ({ store }: PageForm, name: string | undefined): string => {
  const value = name === undefined ? undefined : store.get().values[name]
  return typeof value === 'string' ? value : ''
}

const labelOf = ({ store }: PageForm, name: string | undefined, value: string): string =>
  (name && store.options(name).options.find(option => option.value === value)?.label) || value

/** The programme that is applied for, as tracking knows items. */
function itemsOf(form: PageForm) {
  const { item, variant } = form.definition.purchase ?? {}
  const id = textOf(form, item)
  if (!id) return []
  const kind = textOf(form, variant)
  const own = { item_id: id, item_name: labelOf(form, item, id) }
  return [{ ...own, ...(kind && { item_variant: labelOf(form, variant, kind) }) }]
}

/** Tells tracking of the steps of a purchase, each once for all the visits in which the form is filled in (requirement tracking/steps). */
export function createPurchaseTeller(form: PageForm) {
  const { element, definition, steps } = form
  const { purchase } = definition
  let furthest = Number(element.dataset.furthest ?? -1)
  const tell = (detail: Omit<TrackedStep, 'items'>) => {
    if (purchase) track(element, { ...detail, items: itemsOf(form) })
  }
  return {
    /** The first input of a form that was not begun before. */
    begun() {
      if (furthest >= 0) return
      furthest = 0
      tell({ step: 'begin_checkout' })
    },
    /** The answers of a step are complete. */
    passed(step: number) {
      const { trackedAs } = steps[step] ?? {}
      if (trackedAs && step >= furthest) tell({ step: trackedAs })
      furthest = Math.max(furthest, step + 1)
    },
    sent(reference: string) {
      tell({ step: 'purchase', reference, paymentMethod: textOf(form, purchase?.payment) })
    },
  }
}
