import { checkCount, checkFile } from './check-file.ts'
import type { PageForm } from './page-form.ts'
import { RefusedFile, transfer } from './transfer.ts'

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
  // A file that is on its way has no reference either, but is shown.
  const template = list?.querySelector<HTMLElement>('[data-file-item=""][hidden]')
  return place && list && status && template ? { place, input, list, status, template } : undefined
}

/** A row of the list for a file that is on its way. */
function addItem({ list, template }: Parts, name: string) {
  const item = template.cloneNode(true) as HTMLElement // of an element
  for (const words of item.querySelectorAll('[data-file-name]')) words.textContent = ` ${name}`
  const progress = item.querySelector('progress')
  const box = item.querySelector<HTMLInputElement>('input')
  const action = item.querySelector<HTMLElement>('[data-file-action]')
  if (action) action.textContent = action.dataset.cancel ?? ''
  item.hidden = false
  if (progress) progress.hidden = false
  list.insertBefore(item, template)
  return { item, progress, box, action }
}

/** Says how it went with a file; what went wrong looks like the errors of other fields. */
function say(status: HTMLElement, text: string, isProblem: boolean): void {
  status.textContent = text
  status.toggleAttribute('data-problem', isProblem)
}

/** Keeps the reference of an uploaded file in its row: it is the value of the field. */
function keep({ item, progress, box, action }: ReturnType<typeof addItem>, key: string): void {
  item.dataset.fileItem = key
  if (action) action.textContent = action.dataset.remove ?? ''
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
  /** Ends the transfer of a row. */
  const controllers = new WeakMap<Element, AbortController>()
  const changed = (input: HTMLElement) => input.dispatchEvent(new Event('change', { bubbles: true }))

  async function upload(parts: Parts, file: File): Promise<void> {
    const { input, status } = parts
    const row = addItem(parts, file.name)
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(row.item, controller)
    try {
      const onProgress = (percent: number) => {
        if (row.progress) row.progress.value = percent
      }
      keep(row, await transfer({ address: addressFor(form, input.name), file, onProgress, signal }))
      say(status, `${status.dataset.uploaded}: ${file.name}`, false)
    } catch (error) {
      row.item.remove()
      const failed = (error instanceof RefusedFile && error.message) || (status.dataset.failed ?? '')
      if (signal.aborted) say(status, `${status.dataset.cancelled}: ${file.name}`, false)
      else say(status, failed, true)
    } finally {
      controllers.delete(row.item)
    }
    changed(parts.list)
  }

  /** Takes a file off the list, and ends its transfer. */
  function drop(item: Element): void {
    controllers.get(item)?.abort()
    item.remove()
  }

  function take(parts: Parts): void {
    const { input, list, status } = parts
    const files = [...(input.files ?? [])]
    const before = input.multiple ? list.querySelectorAll('[data-file-item]').length - 1 : 0
    const problem =
      checkCount(form, input.name, before + files.length) ??
      files.map(file => checkFile(form, input.name, file)).find(Boolean)
    input.value = ''
    say(status, problem ?? '', problem !== undefined)
    if (problem) return
    if (!input.multiple)
      for (const item of list.querySelectorAll('[data-file-item]:not([hidden])')) drop(item)
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
    const item = button.closest('[data-file-item]')
    list.closest('[data-field]')?.querySelector<HTMLElement>('input[type=file]')?.focus()
    if (item) drop(item)
    changed(list)
  })
  // What was chosen before this script was there.
  for (const input of form.element.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const parts = input.files?.length ? partsOf(input) : undefined
    if (parts) take(parts)
  }
  return async () => {
    await Promise.all(underway)
  }
}
