import { type PageProgramme, programmeOfPage } from '../../blocks/_kit/client/page-programme.ts'
import { readStored, store } from '../consent/stored.ts'

const service = 'application-prefill'
const key = 'application_prefill'

function readProgramme(): Partial<PageProgramme> {
  try {
    // This service wrote it; a form accepts only values among its options.
    return JSON.parse(readStored(service, key) ?? '{}') as Partial<PageProgramme>
  } catch {
    return {}
  }
}

/** Chooses an option, if neither the visitor nor the address has chosen one yet. */
function choose(form: HTMLFormElement, name: string | undefined, value: string | undefined): void {
  if (!name || !value) return
  const controls = [
    ...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`[name="${CSS.escape(name)}"]`),
  ]
  const [select] = controls
  if (select instanceof HTMLSelectElement) {
    const isOption = [...select.options].some(option => option.value === value)
    if (select.value || !isOption) return
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const radios = controls.filter(control => control instanceof HTMLInputElement)
  const wanted = radios.find(radio => radio.value === value)
  if (!wanted || radios.some(({ checked }) => checked)) return
  wanted.checked = true
  wanted.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether a form was saved before: its answers are the visitor's own. */
const isBegun = (form: HTMLFormElement) => form.dataset.furthest !== undefined

function fillIn(form: HTMLFormElement): void {
  if (isBegun(form)) return
  // The server wrote it (`writeBrowserForm`).
  const { purchase } = JSON.parse(form.dataset.form ?? '{}') as {
    readonly purchase?: { readonly item?: string; readonly variant?: string }
  }
  const { programme, model } = readProgramme()
  choose(form, purchase?.item, programme)
  choose(form, purchase?.variant, model)
}

/** Remembers the programme of a page, and takes it into an application (requirement applications/prefill). */
export function prefill(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-form*="purchase"]')
  if (form) {
    fillIn(form)
    return
  }
  const programme = programmeOfPage()
  if (programme) store(service, key, JSON.stringify(programme))
}
