import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { adoptWholeSheet } from '../navigation/adopt-whole-sheet.ts'
import { elementOf, fetchPart } from './fetch-part.ts'
import { tendForm } from './form.ts'

function goToForm(form: HTMLFormElement): void {
  form.closest('section')?.scrollIntoView()
  form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: true })
}

/** Whether the dialog is open. Removes one that was just closed: its `close` event waits for the next frame. */
function isShown(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#cookie-settings')
  if (dialog && !dialog.open) dialog.remove()
  return dialog?.open ?? false
}

/**
 * Opens the settings, or one service alone, in a dialog; if the page itself contains them, moves there. Resolves to false if they
 * cannot be loaded (requirement consent/tool).
 */
export async function openSettings(service?: Service): Promise<boolean> {
  const own = service ? null : document.querySelector<HTMLFormElement>('main [data-consent-form]')
  if (own) {
    goToForm(own)
    return true
  }
  if (isShown()) return true
  const [part] = await Promise.all([fetchPart('settings', service && { service }), adoptWholeSheet()])
  const dialog = part && elementOf<HTMLDialogElement>(part)
  const form = dialog?.querySelector('form')
  if (!dialog || !form) return false
  // A second click may have opened it meanwhile.
  if (isShown()) return true
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  tendForm(form, () => dialog.close())
  startEnhancements(dialog)
  return openDialog(dialog.id)
}
