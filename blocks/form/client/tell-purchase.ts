import { type TrackedStep, track } from '../../_kit/client/track.ts'
import type { PageForm } from './page-form.ts'

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
