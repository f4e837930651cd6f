type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** If no option is marked, a list of one choice starts with its first option (HTML, the select element). */
function isOtherChoice({ options, value, multiple }: HTMLSelectElement): boolean {
  const all = [...options]
  if (multiple) return all.some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return value !== (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value
}

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return isOtherChoice(control)
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** A form in which the visitor has entered something, chosen a file, or is uploading one. The consent tool's own forms do not count. */
export function isDirty(form: HTMLFormElement): boolean {
  if (form.getAttribute('action') === '/api/consent') return false
  if (form.querySelector('[data-file-item]:not([hidden])')) return true
  return [...form.querySelectorAll<Control>('input, textarea, select')].some(isChanged)
}

/** Whether the document can be reloaded without losing anything: no dialog is open, and no form has entries (requirement consent/reload). */
export const mayReload = (): boolean =>
  !document.querySelector('dialog[open]') && ![...document.forms].some(isDirty)
