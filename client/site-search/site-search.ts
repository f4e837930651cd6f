import { element } from '../../blocks/_kit/client/popup.ts'
import { enhance as enhanceField } from '../../blocks/_kit/enhancements/search-field.ts'
import { adoptWholeSheet } from '../navigation/adopt-whole-sheet.ts'

/**
 * The search of the header, which is closed until a visitor opens it: the page has the rules of its field, and gets the list of its suggestions here,
 * with the sheet of the whole site.
 */
export function enhance(form: HTMLElement): void {
  const id = `${form.querySelector('input')?.id}-list`
  const name = form.dataset.list ?? ''
  form.append(
    element('div', {
      id,
      role: 'listbox',
      popover: 'manual',
      class: 'search-field-list',
      'aria-label': name,
    }),
  )
  enhanceField(form)
  void adoptWholeSheet()
}
