import type { Context } from '../_kit/context.ts'
import { hashText } from '../_kit/fnv1a.ts'
import type { FormDefinition, PurchaseFields } from '../_kit/forms/definition.ts'
import { safeName } from '../_kit/forms/safe-name.ts'
import type { FormDelivery, MailTemplate } from '../_kit/forms/sent-form.ts'
import { dialAddress } from '../_kit/phone.ts'
import { writeBrowserForm } from './browser-form.ts'
import { type Content, contentOf } from './content.ts'
import { messages } from './messages.ts'
import { savedOf } from './saved.ts'
import { stepsOf } from './steps.ts'

const mail = (subject: string | undefined, text: string | undefined): MailTemplate | undefined =>
  subject && text ? { subject, text } : undefined

/** How the form continues once it was sent. */
function deliveryOf(content: ReturnType<typeof contentOf>): FormDelivery {
  const { subscription, confirmPage, successPage, receiptSubject, receiptText, notifyTo, isNewsletter } =
    content
  const notification = mail(content.notifySubject, content.notifyText)
  const confirmation = mail(content.confirmSubject, content.confirmText)
  const confirmHref = isNewsletter ? confirmPage?.href : undefined
  return {
    subscription,
    successHref: successPage?.href,
    receipt: mail(receiptSubject, receiptText),
    resume: content.savesAnswers ? mail(content.resumeSubject, content.resumeText) : undefined,
    notification: notifyTo && notification ? { ...notification, to: notifyTo } : undefined,
    confirmation: confirmation && confirmHref ? { ...confirmation, href: confirmHref } : undefined,
  }
}

type Parts = ReturnType<typeof contentOf>

const purchaseOf = ({ purchaseItem, purchaseVariant, purchasePayment }: Parts): PurchaseFields => ({
  item: purchaseItem,
  variant: purchaseVariant,
  payment: purchasePayment,
})

/** The form's definition. Its version changes with anything that is read or checked. */
function definitionOf(content: Parts, steps: FormDefinition['steps'], language: string): FormDefinition {
  const { key, submitUrl, enctype, validateOnInput } = content
  const id = safeName(content.id ?? '')
  if (!id) throw new Error('A form needs an id of letters, digits, - and _.')
  const definition = { id, key, language: content.language ?? language, steps }
  return {
    ...definition,
    submitUrl,
    enctype,
    ...(content.savesAnswers && !content.isDeclaration && { saves: true as const }),
    ...(content.isDeclaration && { declares: true as const }),
    ...(content.isPurchase && { purchase: purchaseOf(content) }),
    settings: { validateOnInput },
    version: hashText(JSON.stringify(definition)),
  }
}

/** Names the missing parts of a declaration about a contract, for its editor. */
function declarationNotes({ declares, steps }: FormDefinition): readonly string[] {
  if (!declares) return []
  const fields = steps.flatMap(step => step.fields)
  return [
    ...(steps.length < 2 ? ['A declaration needs a second step, on which it is confirmed.'] : []),
    ...(fields.some(({ kind, required }) => kind === 'email' && required)
      ? []
      : ['A declaration needs a required e-mail field: its receipt goes there.']),
  ]
}

const hasFiles = ({ steps }: FormDefinition) =>
  steps.some(({ fields }) => fields.some(({ kind }) => kind === 'file'))

const isAddress = (text: string) => /^[^\s@:/?#]+@[^\s@:/?#]+$/.test(text)

/** The text, phone number and address for visitors whose form could not be stored. */
function failureOf({ failureText, failurePhone, failureEmail }: Parts) {
  const href = failurePhone && dialAddress(failurePhone)
  return {
    text: failureText,
    phone: href ? { label: failurePhone, href } : undefined,
    email:
      failureEmail && isAddress(failureEmail)
        ? { label: failureEmail, href: `mailto:${failureEmail}` }
        : undefined,
  }
}

function lookOf(
  { headlineLevel: level, size, backgroundColor: surface, spacing }: Content,
  { headline, intro }: Parts,
) {
  return { level, headline, intro, section: { size, surface, spacing } }
}

/**
 * The form with its definition, which the worker reads as well when the form is sent (`SentForm`). Throws for a form without a name: it
 * could not be sent.
 */
export function props(fields: Content, context: Context) {
  const content = contentOf(fields)
  const { steps, shown, prices, notes } = stepsOf(content)
  const definition = definitionOf(content, steps, context.language())
  const words = context.words(messages)
  const page = encodeURIComponent(context.path())
  const action = `/api/forms/${definition.id}?page=${page}`
  const state = context.form(definition.id)
  return {
    definition,
    saved: definition.saves && savedOf(definition, state, context),
    delivery: deliveryOf(content),
    browser: writeBrowserForm(definition),
    action,
    hasFiles: hasFiles(definition),
    state,
    steps: shown,
    aside: content.aside,
    prices,
    look: lookOf(fields, content),
    submitLabel: content.concludesContract
      ? (context.orderLabel() ?? words.order)
      : (content.submitLabel ?? words.submit),
    success: { headline: content.successHeadline ?? words.sentHeadline, blocks: content.success },
    failure: failureOf(content),
    notes: context.draft ? [...notes, ...declarationNotes(definition)] : [],
    words,
    /** The beginning of the document's title where there are errors. */
    errorTitle: context.message('titleWithErrors', { title: '' }),
    closeLabel: context.message('close'),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FormProps = ReturnType<typeof props>
