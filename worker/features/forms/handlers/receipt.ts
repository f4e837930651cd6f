import { html } from 'hono/html'
import { dayInWords } from '../../../../blocks/_kit/date-format.ts'
import { askedFields } from '../../../../blocks/_kit/forms/conditions.ts'
import type { FieldDefinition, FormReceipt, FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { messages } from '../../../../blocks/form/messages.ts'
import { plainText } from '../../../core/content/plain-text.ts'
import type { Keyring } from '../../../keyring.ts'
import { type Sealed, sealOf } from '../receipt-seal.ts'
import { mailValues } from './mail-values.ts'

interface ReceiptPlace {
  readonly language: string
  /** Time zone of the unit. */
  readonly zone: string
  readonly keys: Keyring | undefined
}

/** When a declaration arrived, and the seal on it (requirement contracts/receipt). */
export async function receiptOf(
  sealed: Sealed,
  { language, zone, keys }: ReceiptPlace,
): Promise<FormReceipt> {
  const moment = { dateStyle: 'long', timeStyle: 'full', timeZone: zone } as const
  return {
    received: dayInWords(sealed.created, language, moment),
    ...(keys && { seal: await sealOf(sealed, keys) }),
  }
}

/** A label with its value. */
type Line = readonly [label: string, value: string]

/** Label and value of each field that the visitor filled in. */
export const declaredLines = (
  fields: readonly Pick<FieldDefinition, 'kind' | 'name' | 'label'>[],
  values: Readonly<Record<string, string>>,
): readonly Line[] =>
  fields
    .filter(({ kind, name }) => kind !== 'hidden' && kind !== 'consent' && values[name])
    .map(({ name, label }) => [label, values[name]!])

export interface ReceiptText extends FormReceipt {
  readonly reference: string
  readonly language: string
}

/** The lines below the declaration: time of arrival, reference, seal. */
export function receivedLines({ received, reference, seal, language }: ReceiptText): readonly Line[] {
  const words = wordsIn(messages, language)
  return [
    [words.received, received],
    [words.reference.replace(/\s*:$/, ''), reference],
    ...(seal ? [[words.seal, seal] as const] : []),
  ]
}

/** The receipt in a mail, a line each. */
export const receiptText = (lines: readonly Line[]): string =>
  lines.map(([label, value]) => `${plainText(label)}: ${value}`).join('\n')

/** Label and value of each field of a declaration, as the form shows them. */
export function readDeclared(form: SentForm, values: FormValues): readonly Line[] {
  const fields = askedFields(form.definition.steps, values)
  const links = { link: '', optOut: '' }
  return declaredLines(fields, mailValues({ form, fields, values, files: [], reference: '', links }))
}

/** Lines as a table of a page that needs no content. */
export const linesTable = (lines: readonly Line[]) =>
  html`<table>${lines.map(([label, value]) => html`<tr><th>${label}</th><td>${value}</td></tr>`)}</table>`
