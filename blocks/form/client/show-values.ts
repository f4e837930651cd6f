import { askedFields, isOffered, textsOf } from '../../_kit/forms/conditions.ts'
import type { FieldCondition, FieldDefinition, FieldOption, FormValues } from '../../_kit/forms/definition.ts'
import { showValue } from '../../_kit/forms/show-value.ts'
import { askedValues } from './check.ts'
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

/** Keeps the options of each field with those that are selected. */
function readOptions(form: PageForm): void {
  const { values } = form.store.get()
  for (const { name } of fieldsOf(form)) {
    const place = placeOf(form.element, name)
    const options = place ? optionsIn(place) : []
    if (options.length) form.store.setOptions(name, { options, selected: textsOf(values[name]) })
  }
}

/** Shows the options that are offered now. One that is chosen stays, with the field's error, until another one is. */
function showOffered(place: HTMLElement, { name, options = [] }: FieldDefinition, values: FormValues): void {
  const controls = place.querySelectorAll<HTMLInputElement | HTMLOptionElement>('option, .choice-input')
  for (const control of controls) {
    const option = options.find(({ value }) => value === control.value)
    const isExcluded = option && !isOffered(option, values) && !textsOf(values[name]).includes(option.value)
    control.disabled = Boolean(isExcluded)
    control.closest<HTMLElement>('option, .choice')!.hidden = control.disabled
  }
}

/** Shows the fields that are asked for, and their options; what stands in the other fields is kept, and not sent. */
function showAsked({ element, steps, store }: PageForm): void {
  const { values } = store.get()
  const asked = new Set(askedFields(steps, values))
  for (const field of fieldsOf({ steps })) {
    const place = placeOf(element, field.name)
    if (!place) continue
    if (field.options) showOffered(place, field, values)
    if (!field.condition) continue
    place.toggleAttribute('data-unasked', !asked.has(field))
    place.hidden = false
  }
}

/** Places of the page that belong to no form, and those around this one. */
const placesOf = ({ scope }: PageForm): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-form-value]')].filter(place => {
    const around = place.closest('[data-form-scope]')
    return !around || around === scope
  })

function showPlaces(form: PageForm): void {
  const values = askedValues(form)
  const names = new Set(fieldsOf(form).map(({ name }) => name))
  const { language } = form.definition
  for (const place of placesOf(form)) {
    const { formValue: name = '', format } = place.dataset
    if (!names.has(name)) continue
    const { options } = form.store.options(name)
    const known = format === 'label' || format === 'date' ? format : 'raw'
    const text = showValue({ value: values[name] ?? '', format: known, language, options })
    // An equal text would be laid out again.
    if (place.textContent !== text) place.textContent = text
  }
  for (const row of form.scope.querySelectorAll<HTMLElement>('[data-answer]'))
    row.hidden = textsOf(values[row.dataset.answer ?? '']).length === 0
  // The view wrote them.
  for (const part of form.scope.querySelectorAll<HTMLElement>('[data-offered]'))
    part.hidden = !isOffered(
      { conditions: JSON.parse(part.dataset.offered ?? '[]') as FieldCondition[] },
      values,
    )
}

/** Shows all that hangs on the values of a form (requirements forms/conditions, forms/form-value, forms/summary). */
export function showValues(form: PageForm): void {
  readOptions(form)
  showAsked(form)
  showPlaces(form)
}
