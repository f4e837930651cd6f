import { askedFields } from '../../_kit/forms/conditions.ts'
import type { FieldOption } from '../../_kit/forms/definition.ts'
import { showValue } from '../../_kit/forms/show-value.ts'
import { fieldsOf, type PageForm, placeOf } from './page-form.ts'

/** The options that stand in the page: of a select, of a group of choices, the files that were uploaded. */
function optionsIn(place: HTMLElement): readonly FieldOption[] {
  const files = [...place.querySelectorAll<HTMLElement>('[data-file-item]')]
  if (files.length)
    return files.map(item => ({
      value: item.dataset.fileItem ?? '',
      label: item.querySelector('[data-file-name]')?.textContent.trim() ?? '',
    }))
  const select = place.querySelector('select')
  if (select) return [...select.options].map(({ value, text }) => ({ value, label: text }))
  return [...place.querySelectorAll<HTMLInputElement>('input.choice-input')].map(({ value, labels }) => ({
    value,
    label: labels?.[0]?.textContent.trim() ?? '',
  }))
}

const textsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? [])

/** Keeps the options of each field with those that are selected. */
function readOptions(form: PageForm): void {
  const { values } = form.store.get()
  for (const { name } of fieldsOf(form)) {
    const place = placeOf(form.element, name)
    const options = place ? optionsIn(place) : []
    if (options.length) form.store.setOptions(name, { options, selected: textsOf(values[name]) })
  }
}

/** Shows the fields that are asked for; what stands in the others is kept, and not sent. */
function showAsked({ element, steps, store }: PageForm): void {
  const asked = new Set(askedFields(steps, store.get().values))
  for (const field of fieldsOf({ steps })) {
    const place = field.condition && placeOf(element, field.name)
    if (!place) continue
    place.toggleAttribute('data-unasked', !asked.has(field))
    place.hidden = false
  }
}

/** The values of fields that are not asked for count as empty. */
function shownValues({ steps, store }: PageForm) {
  const { values } = store.get()
  return new Map(askedFields(steps, values).map(({ name }) => [name, values[name] ?? '']))
}

/** Places of the page that belong to no form, and those around this one. */
const placesOf = ({ scope }: PageForm): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-form-value]')].filter(place => {
    const around = place.closest('[data-form-scope]')
    return !around || around === scope
  })

function showPlaces(form: PageForm): void {
  const values = shownValues(form)
  const names = new Set(fieldsOf(form).map(({ name }) => name))
  const { language } = form.definition
  for (const place of placesOf(form)) {
    const { formValue: name = '', format } = place.dataset
    if (!names.has(name)) continue
    const { options } = form.store.options(name)
    const known = format === 'label' || format === 'date' ? format : 'raw'
    place.textContent = showValue({ value: values.get(name) ?? '', format: known, language, options })
  }
  for (const row of form.element.querySelectorAll<HTMLElement>('[data-answer]'))
    row.hidden = textsOf(values.get(row.dataset.answer ?? '')).length === 0
}

/** Shows all that hangs on the values of a form (requirements forms/conditions, forms/form-value, forms/summary). */
export function showValues(form: PageForm): void {
  readOptions(form)
  showAsked(form)
  showPlaces(form)
}
