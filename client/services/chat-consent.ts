import { grant } from './grant.ts'

/**
 * Shows the modal that requests consent to the assistant. Resolves to true when the visitor accepts and that is saved; to false when the
 * visitor declines, closes the modal or opens the settings (requirement chat/consent).
 */
export function requestChatConsent(dialog: HTMLDialogElement): Promise<boolean> {
  const failure = dialog.querySelector<HTMLElement>('[data-chat-failure]')
  if (failure) failure.hidden = true
  const controls = new AbortController()
  const { signal } = controls
  return new Promise(resolve => {
    let isGranted = false
    async function accept(): Promise<void> {
      isGranted = await grant('study-assistant')
      if (isGranted) dialog.close()
      else if (failure) failure.hidden = false
    }
    dialog.addEventListener(
      'click',
      event => {
        const target = event.target instanceof Element ? event.target : undefined
        if (target?.closest('[data-chat-accept]')) void accept()
        if (target?.closest('[data-chat-decline]')) dialog.close()
        if (!target?.closest('[data-chat-settings]')) return
        event.preventDefault()
        dialog.close()
        document.dispatchEvent(new CustomEvent('consent-request'))
      },
      { signal },
    )
    const end = () => {
      // The event waits for a frame, before which the dialog may be opened again.
      if (dialog.open) return
      controls.abort()
      resolve(isGranted)
    }
    dialog.addEventListener('close', end, { signal })
    dialog.showModal()
  })
}
