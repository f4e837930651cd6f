import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'
import type { Enctype, FieldOption, FormErrors, FormValues } from '../../_kit/forms/definition.ts'

/** The result of the last check of a field. */
export type FieldStatus =
  | { readonly status: 'valid' }
  | { readonly status: 'invalid'; readonly message: string }

/** A form on the page (requirement forms/store). */
export interface FormRecord {
  readonly submitUrl: string
  readonly key: string | undefined
  readonly id: string
  readonly language: string
  readonly enctype: Enctype
  readonly settings: { readonly validateOnInput: boolean }
  readonly context: {
    /** By field name; a field that was not checked yet has none. */
    readonly states: Readonly<Record<string, FieldStatus>>
    readonly serverErrors: FormErrors
    readonly showServerErrors: boolean
  }
  readonly values: FormValues
  readonly loaded: boolean
}

/** The options of a field, and the values of those that are selected. */
export interface FieldOptions {
  readonly options: readonly FieldOption[]
  readonly selected: readonly string[]
}

/** One store a page. */
const store = createStore()
const optionAtoms = new Map<string, PrimitiveAtom<FieldOptions>>()

/** The record of one form, for as long as its page is shown. */
export interface FormStore {
  get(): FormRecord
  set(change: Partial<FormRecord>): void
  setContext(change: Partial<FormRecord['context']>): void
  subscribe(listener: () => void): void
  options(name: string): FieldOptions
  setOptions(name: string, options: FieldOptions): void
}

const none: FieldOptions = { options: [], selected: [] }

function optionAtom(form: string, name: string): PrimitiveAtom<FieldOptions> {
  const key = `${form}.${name}`
  const known = optionAtoms.get(key) ?? atom(none)
  optionAtoms.set(key, known)
  return known
}

export function createFormStore(initial: FormRecord): FormStore {
  const record = atom(initial)
  const get = () => store.get(record)
  const set = (change: Partial<FormRecord>) => store.set(record, { ...get(), ...change })
  return {
    get,
    set,
    setContext: change => set({ context: { ...get().context, ...change } }),
    subscribe: listener => store.sub(record, listener),
    options: name => store.get(optionAtom(initial.id, name)),
    setOptions: (name, options) => store.set(optionAtom(initial.id, name), options),
  }
}
