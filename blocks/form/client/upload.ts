import { checkFile } from './check-file.ts'
import type { PageForm } from './page-form.ts'

interface Uploaded {
  readonly key: string
}

interface Transfer {
  readonly address: string
  readonly file: File
  readonly onProgress: (percent: number) => void
}

/** The message of the worker about a file that it does not take. */
function messageOf(answer: unknown): string {
  const { errors } = (answer ?? {}) as { readonly errors?: Readonly<Record<string, string>> }
  return Object.values(errors ?? {})[0] ?? ''
}

/** Sends one file; only XMLHttpRequest tells how far it is. Rejects, with the worker's message, where the file was not taken. */
function transfer({ address, file, onProgress }: Transfer): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('x-filename', encodeURIComponent(file.name))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 100 : 0)
    request.onerror = () => reject(new Error(''))
    request.onload = () => {
      const answer = request.response as Partial<Uploaded> | null
      if (request.status < 300 && answer?.key) resolve({ key: answer.key })
      else reject(new Error(messageOf(answer)))
    }
    request.send(file)
  })
}

interface Parts {
  readonly place: HTMLElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  readonly template: HTMLElement
}

function partsOf(input: HTMLInputElement): Parts | undefined {
  const place = input.closest<HTMLElement>('[data-field]')
  const list = place?.querySelector<HTMLElement>('ul')
  const status = place?.querySelector<HTMLElement>('[data-file-status]')
  const template = list?.querySelector<HTMLElement>('[data-file-item=""]')
  return place && list && status && template ? { place, input, list, status, template } : undefined
}

/** A row of the list for a file that is on its way. */
function addItem({ list, template }: Parts, name: string) {
  const item = template.cloneNode(true) as HTMLElement // of an element
  for (const words of item.querySelectorAll('[data-file-name]')) words.textContent = ` ${name}`
  const progress = item.querySelector('progress')
  const box = item.querySelector<HTMLInputElement>('input')
  item.hidden = false
  if (progress) progress.hidden = false
  list.insertBefore(item, template)
  return { item, progress, box }
}

/** Keeps the reference of an uploaded file in its row: it is the value of the field. */
function keep({ item, progress, box }: ReturnType<typeof addItem>, key: string): void {
  item.dataset.fileItem = key
  if (progress) progress.hidden = true
  if (!box) return
  box.value = key
  box.disabled = false
  box.checked = true
}

/** The address for files of a field: below that of the form, whose query names the page. */
function addressFor({ element }: PageForm, name: string): string {
  const address = new URL(element.action)
  address.pathname += '/files'
  address.searchParams.set('field', name)
  return address.href
}

/** Uploads files as they are chosen. Returns a function that waits for those that are on their way. */
export function uploadFiles(form: PageForm): () => Promise<void> {
  const underway = new Set<Promise<void>>()
  const changed = (input: HTMLElement) => input.dispatchEvent(new Event('change', { bubbles: true }))

  async function upload(parts: Parts, file: File): Promise<void> {
    const { input, status } = parts
    const row = addItem(parts, file.name)
    try {
      const onProgress = (percent: number) => {
        if (row.progress) row.progress.value = percent
      }
      const { key } = await transfer({ address: addressFor(form, input.name), file, onProgress })
      keep(row, key)
      status.textContent = `${status.dataset.uploaded}: ${file.name}`
    } catch (error) {
      row.item.remove()
      status.textContent = (error instanceof Error && error.message) || (status.dataset.failed ?? '')
    }
    changed(parts.list)
  }

  function take(parts: Parts): void {
    const { input, list, status } = parts
    const files = [...(input.files ?? [])]
    const problem = files.map(file => checkFile(form, input.name, file)).find(Boolean)
    input.value = ''
    status.textContent = problem ?? ''
    if (problem) return
    if (!input.multiple)
      for (const item of list.querySelectorAll('[data-file-item]:not([data-file-item=""])')) item.remove()
    for (const file of files) {
      const running = upload(parts, file).finally(() => underway.delete(running))
      underway.add(running)
    }
  }

  form.element.addEventListener('change', event => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files?.length) return
    const parts = partsOf(target)
    // The field is checked once the files are there.
    event.stopImmediatePropagation()
    if (parts) take(parts)
  })
  form.element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-file-remove]') : null
    const list = button?.closest('ul')
    if (!button || !list) return
    list.closest('[data-field]')?.querySelector<HTMLElement>('input[type=file]')?.focus()
    button.closest('[data-file-item]')?.remove()
    changed(list)
  })
  return async () => {
    await Promise.all(underway)
  }
}
