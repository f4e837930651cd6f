import { fillMessage, maxFiles } from '../../_kit/forms/check-fields.ts'
import type { FormErrors } from '../../_kit/forms/definition.ts'
import {
  addProblem,
  addRow,
  type FileParts,
  keepReference,
  partsOf,
  rowsIn,
  rowsUnderway,
} from './file-rows.ts'
import { fieldsOf, type PageForm } from './page-form.ts'
import { RefusedFile, transfer } from './transfer.ts'

const MEGABYTE = 1_048_576

const fieldNamed = (form: PageForm, wanted: string) => fieldsOf(form).find(({ name }) => name === wanted)

/** Why a file is not accepted; undefined for a good one. */
function checkFile(form: PageForm, name: string, { type, size }: File): string | undefined {
  const field = fieldNamed(form, name)
  if (!field?.file) return undefined
  const { types, kinds, maxBytes } = field.file
  const say = (message: 'fileType' | 'fileSize' | 'fileEmpty', limit?: string) =>
    fillMessage(form.words[message], field.label, limit)
  if (!size) return say('fileEmpty')
  if (size > maxBytes) return say('fileSize', String(Math.floor(maxBytes / MEGABYTE)))
  // The worker looks into the file; photos of phones are taken wherever pictures are.
  return type && !types.includes(type) && !/^image\/hei[cf]/.test(type) ? say('fileType', kinds) : undefined
}

/** Why no more files are accepted. */
const countProblem = (form: PageForm, name: string): string =>
  fillMessage(form.words.fileCount, fieldNamed(form, name)?.label, String(maxFiles))

/** The address for files of a field: below that of the form, whose query names the page. */
function addressFor({ store }: PageForm, name: string): string {
  const address = new URL(store.get().submitUrl, document.URL)
  address.pathname += '/files'
  address.searchParams.set('field', name)
  return address.href
}

/** The files of a choice that the field takes; says of each other one why not. */
function acceptFiles(
  form: PageForm,
  { input, list }: FileParts,
  { files, refuse }: { readonly files: readonly File[]; readonly refuse: (problem: string) => void },
): readonly File[] {
  const good = files.filter(file => {
    const problem = checkFile(form, input.name, file)
    if (problem) refuse(`${file.name}: ${problem}`)
    return !problem
  })
  const room = input.multiple ? Math.max(0, maxFiles - rowsIn(list).length) : 1
  const left = good.slice(room).map(({ name }) => name)
  if (left.length) refuse(`${left.join(', ')}: ${countProblem(form, input.name)}`)
  return good.slice(0, room)
}

/** Waits for the files that are on their way, and tells once which fields had one that was not taken; undefined where there is none. */
export type Uploaded = () => Promise<FormErrors> | undefined

/** Uploads files as they are chosen. */
export function uploadFiles(form: PageForm): Uploaded {
  const underway = new Set<Promise<void>>()
  const refused = new Map<string, string>()
  /** Ends the transfer of a row. */
  const controllers = new WeakMap<Element, AbortController>()
  const changed = (input: HTMLElement) => input.dispatchEvent(new Event('change', { bubbles: true }))

  /** Takes a file off the list, and ends its transfer. */
  function drop(item: Element): void {
    controllers.get(item)?.abort()
    item.remove()
  }

  function refuse(parts: FileParts, problem: string): void {
    addProblem(parts, problem)
    refused.set(parts.input.name, problem)
  }

  async function upload(parts: FileParts, file: File): Promise<void> {
    const { input, list, status } = parts
    const row = addRow(parts, file, form.definition.language)
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(row.item, controller)
    try {
      const onProgress = (percent: number) => {
        if (row.progress) row.progress.value = percent
      }
      keepReference(row, await transfer({ address: addressFor(form, input.name), file, onProgress, signal }))
      status.textContent = `${status.dataset.uploaded}: ${file.name}`
      // The file before stays until another one has taken its place.
      if (!input.multiple) for (const item of rowsIn(list)) if (item !== row.item) drop(item)
    } catch (error) {
      row.item.remove()
      if (signal.aborted) status.textContent = `${status.dataset.cancelled}: ${file.name}`
      else {
        const reason = (error instanceof RefusedFile && error.message) || (status.dataset.failed ?? '')
        refuse(parts, `${file.name}: ${reason}`)
      }
    } finally {
      controllers.delete(row.item)
    }
    changed(list)
  }

  function take(parts: FileParts): void {
    const { input, list, status, problems } = parts
    const files = [...(input.files ?? [])]
    input.value = ''
    status.textContent = ''
    problems.replaceChildren()
    refused.delete(input.name)
    const taken = acceptFiles(form, parts, { files, refuse: problem => refuse(parts, problem) })
    if (!input.multiple && taken.length) for (const item of rowsUnderway(list)) drop(item)
    for (const file of taken) {
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
  // Visitors may have chosen these files before this script ran.
  for (const input of form.element.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const parts = input.files?.length ? partsOf(input) : undefined
    if (parts) take(parts)
  }
  return () => {
    if (!underway.size && !refused.size) return undefined
    return Promise.all(underway).then(() => {
      const told = Object.fromEntries(refused)
      refused.clear()
      return told
    })
  }
}
