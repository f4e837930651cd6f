import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { fillTemplate } from '../../../../blocks/_kit/fill-template.ts'
import type { FieldDefinition, FormReceipt, FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import type { FormDelivery, MailTemplate, SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { messages } from '../../../../blocks/form/messages.ts'
import { plainText } from '../../../core/content/plain-text.ts'
import { baseAddress } from '../mail-address.ts'
import type { HeldReason, MailOrder, Submission, SubmittedField, SubmittedFile } from '../submission.ts'
import { withoutLinks } from './clean-text.ts'
import { chosenLabels, listOf, mailValues, senderMailValues } from './mail-values.ts'
import { declaredLines, receiptText, receivedLines } from './receipt.ts'

interface TargetQuestion {
  /** The target in content: a path, or an address. */
  readonly submitUrl: string | undefined
  /** Origin of the site. */
  readonly origin: string
  /** Origins that the operator allows. */
  readonly allowed: readonly string[]
}

/**
 * The target to which a submission is delivered beside the configured one: undefined for none, `refused` for an address that the
 * operator does not allow, whatever content contains (requirement forms/targets).
 */
export function formTarget({ submitUrl, origin, allowed }: TargetQuestion): URL | 'refused' | undefined {
  if (!submitUrl) return undefined
  const target = URL.canParse(submitUrl, origin) ? new URL(submitUrl, origin) : undefined
  if (target?.origin === origin) return undefined
  return target && allowed.includes(target.origin) ? target : 'refused'
}

interface SubmissionQuestion {
  readonly form: SentForm
  /** The same form in the language of the staff, where that is another one. */
  readonly formForStaff: SentForm | undefined
  /** The fields whose conditions are met, and their checked values. */
  readonly fields: readonly FieldDefinition[]
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  /** Version of the form that the page told; undefined where it told none. */
  readonly shown: string | undefined
  readonly held: HeldReason | undefined
  /** For a declaration about a contract: its mail contains the whole receipt. */
  readonly receipt?: FormReceipt | undefined
  /** Address that the operator allows for this form; undefined for the configured one. */
  readonly target: string | undefined
  readonly unit: string
  /** Path of the page. */
  readonly page: string
  /** Random. */
  readonly id: string
  /** Addresses that mails may name. */
  readonly links: Readonly<Record<'link' | 'optOut', string>>
  /** Epoch milliseconds. */
  readonly now: number
}

/** Short enough to be read out: 40 random bits of an id in base 36. */
export const referenceOf = (id: string): string =>
  BigInt(`0x${id.replace(/[^\da-f]/gi, '').slice(0, 10)}`)
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')

const submittedField = (field: FieldDefinition, values: FormValues): SubmittedField => {
  const { name, kind, label, personal } = field
  const chosen = chosenLabels(field, values)
  return {
    ...{ name, kind, personal },
    label: plainText(label),
    ...(chosen && { chosen: chosen.map(plainText) }),
  }
}

type Filled = ReturnType<typeof mailValues>

/** Characters of a subject. */
const longestSubject = 200

const mailOf = (kind: MailOrder['kind'], to: string, { subject, text }: MailTemplate, filled: Filled) => ({
  kind,
  to,
  // A line break would begin another header.
  subject: cutText(oneLine(fillTemplate(subject, filled)), longestSubject),
  text: fillTemplate(text, filled),
})

function senderMails({ receipt, confirmation }: FormDelivery, email: string | undefined, filled: Filled) {
  if (!email) return []
  const base = baseAddress(email)
  return [
    ...(confirmation ? [{ ...mailOf('confirmation', email, confirmation, filled), base }] : []),
    ...(receipt ? [{ ...mailOf('receipt', email, receipt, filled), base }] : []),
  ]
}

/**
 * Label and value of each declared field, for the mail. Its address is unconfirmed and may be a stranger's, so each value is one short line without
 * links. The receipt on the page has the values as the visitor typed them.
 */
function mailedLines(question: SubmissionQuestion, reference: string) {
  const { fields } = question
  const recipient = fields.find(({ kind }) => kind === 'email')?.name
  const read = Object.entries(mailValues({ ...question, reference }))
  const cleaned = read.map(([name, text]) => [name, name === recipient ? text : withoutLinks(text)] as const)
  return declaredLines(fields, Object.fromEntries(cleaned))
}

/** The mail to the sender of a declaration: the text from content, and below it the receipt, whatever content contains. */
function declarationMail(question: SubmissionQuestion, reference: string, email: string | undefined) {
  const { form, receipt } = question
  if (!email || !receipt) return []
  const { language } = form.definition
  const title = wordsIn(messages, language).receipt
  const { subject, text } = form.delivery.receipt ?? { subject: title, text: title }
  const lines = [...mailedLines(question, reference), ...receivedLines({ ...receipt, reference, language })]
  const template = { subject, text: '' }
  const filled = senderMailValues({ ...question, reference })
  return [
    {
      ...mailOf('receipt', email, template, filled),
      text: `${fillTemplate(text, filled)}\n\n${receiptText(lines)}`,
      base: baseAddress(email),
    },
  ]
}

/** The mail to the provider, with the options and dates in the language of the staff. */
function staffMails(question: SubmissionQuestion, reference: string) {
  const { form, formForStaff = form, fields } = question
  // The address comes from the form that the visitor sent.
  const { to } = form.delivery.notification ?? {}
  const { notification = form.delivery.notification } = formForStaff.delivery
  if (!to || !notification) return []
  const known = new Map(
    formForStaff.definition.steps.flatMap(step => step.fields).map(field => [field.name, field]),
  )
  const translated = fields.map(field => known.get(field.name) ?? field)
  const filled = mailValues({ ...question, form: formForStaff, fields: translated, reference })
  const replyTo = emailOf(question)
  return [{ ...mailOf('notification', to, notification, filled), ...(replyTo && { replyTo }) }]
}

/** The value of the form's first e-mail field. */
function emailOf({ fields, values }: SubmissionQuestion): string | undefined {
  const field = fields.find(({ kind }) => kind === 'email')
  return (field && listOf(values[field.name])[0]?.toLowerCase()) || undefined
}

/** A submission with everything that the visitor saw: labels, chosen options, the wording of consents (requirement forms/submission). */
export function makeSubmission(question: SubmissionQuestion): Submission {
  const { form, fields, values, files, shown, held, target, unit, page, id, links, now } = question
  const { definition, delivery } = form
  const reference = referenceOf(id)
  const email = emailOf(question)
  // The owner of the address must confirm, because another person may have entered it.
  const isUnconfirmed = delivery.confirmation !== undefined
  const reason = held ?? (isUnconfirmed ? 'unconfirmed' : undefined)
  return {
    ...{ id, reference, unit, page, values, files },
    form: definition.id,
    formKey: definition.key,
    version: shown ?? definition.version,
    ...(shown && shown !== definition.version && { readAs: definition.version }),
    language: definition.language,
    created: now,
    fields: fields.map(field => submittedField(field, values)),
    ...(reason && { held: reason }),
    ...(email && { email }),
    ...(target && { target }),
    ...(links.optOut && { optOut: links.optOut }),
    mails: [
      ...(definition.declares
        ? declarationMail(question, reference, email)
        : senderMails(delivery, email, senderMailValues({ ...question, reference }))),
      ...staffMails(question, reference),
    ],
  }
}
