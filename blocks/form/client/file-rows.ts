/** The parts of a field for files. */
export interface FileParts {
  readonly place: HTMLElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  readonly problems: HTMLElement
  readonly template: HTMLElement
}

export function partsOf(input: HTMLInputElement): FileParts | undefined {
  const place = input.closest<HTMLElement>('[data-field]')
  const list = place?.querySelector<HTMLElement>('ul')
  const status = place?.querySelector<HTMLElement>('[data-file-status]')
  const problems = place?.querySelector<HTMLElement>('[data-file-problems]')
  // A file that is on its way has no reference either, but is shown.
  const template = list?.querySelector<HTMLElement>('[data-file-item=""][hidden]')
  return place && list && status && problems && template
    ? { place, input, list, status, problems, template }
    : undefined
}

/** The rows of files that are on their way. */
export const rowsUnderway = (place: ParentNode): readonly Element[] => [
  ...place.querySelectorAll('[data-file-item=""]:not([hidden])'),
]

/** All rows of files, without the one that others are made of. */
export const rowsIn = (place: ParentNode): readonly Element[] => [
  ...place.querySelectorAll('[data-file-item]:not([hidden])'),
]

/** Megabytes with one digit, rounded up. */
const sizeIn = (language: string, size: number): string =>
  (Math.ceil(size / 104_858) / 10).toLocaleString(language, { style: 'unit', unit: 'megabyte' })

/** A row of the list for a file that is on its way, with its size. */
export function addRow({ list, template }: FileParts, { name, size }: File, language: string) {
  const item = template.cloneNode(true) as HTMLElement // of an element
  for (const words of item.querySelectorAll('[data-file-name]')) words.textContent = ` ${name}`
  const progress = item.querySelector('progress')
  const box = item.querySelector<HTMLInputElement>('input')
  const action = item.querySelector<HTMLElement>('[data-file-action]')
  const state = item.querySelector<HTMLElement>('[data-file-state]')
  if (state) state.textContent = sizeIn(language, size)
  if (action) action.textContent = action.dataset.cancel ?? ''
  item.hidden = false
  if (progress) progress.hidden = false
  list.insertBefore(item, template)
  return { item, progress, box, action, state }
}

/** Keeps the reference of an uploaded file in its row: it is the value of the field. */
export function keepReference(row: ReturnType<typeof addRow>, key: string): void {
  const { item, progress, box, action, state } = row
  item.dataset.fileItem = key
  if (action) action.textContent = action.dataset.remove ?? ''
  if (progress) progress.hidden = true
  if (state) state.textContent += ` · ${state.dataset.fileState}`
  if (!box) return
  box.value = key
  box.disabled = false
  box.checked = true
}

/** Says why a file was not taken, until files are chosen anew. */
export function addProblem({ problems }: FileParts, problem: string): void {
  const line = document.createElement('p')
  line.textContent = problem
  problems.append(line)
}
