import { type Bloks, bloks } from '../fields/bloks.ts'
import { boolean } from '../fields/boolean.ts'
import { multilink } from '../fields/multilink.ts'
import { option } from '../fields/option.ts'
import { richtext } from '../fields/richtext.ts'
import { text, textarea } from '../fields/text.ts'
import { enctypes } from '../forms/definition.ts'

/** Blocks that are allowed in a step: fields, and texts that explain them. */
export const formBlocks = [
  'form-field',
  'form-choice',
  'form-consent',
  'form-file',
  'form-price',
  'form-summary',
  'form-value',
  'headline',
  'rich-text',
  'hint',
  'divider',
  'split',
  'flex-blok',
  'accordion',
  'button',
]

/** Templates of mails: `{{name}}` is the value of a field, `[[...]]` is dropped where a value in it is empty. */
const mails = {
  receiptSubject: text({ description: 'Subject of the mail to the visitor; without a text none is sent' }),
  receiptText: textarea({
    description:
      'To the first e-mail field: {{reference}}, {{name}} of a choice, a date or a field with the rule “name”. What was typed elsewhere is left out; [[ … ]] where a value may be empty',
  }),
  notifyTo: text({ translatable: false, description: 'Address that is told of each submission' }),
  notifySubject: text({ translatable: false }),
  notifyText: textarea({ translatable: false, description: 'Personal data in it leave the site by mail' }),
  isNewsletter: boolean({ description: 'The visitor confirms the subscription by a link in a mail' }),
  confirmPage: multilink({ description: 'Of a newsletter: the page whose button confirms' }),
  confirmSubject: text({ description: 'Subject of the mail with the link' }),
  confirmText: textarea({
    description: 'Of a newsletter: {{link}} is the link to confirm, {{optOut}} the one to end it',
  }),
  resumeSubject: text({
    description: 'Of a form that saves answers: subject of the mail with the link to continue',
  }),
  resumeText: textarea({ description: '{{link}} leads back to the answers, which are kept until {{until}}' }),
}

const fieldName = (what: string) =>
  text({ translatable: false, description: `Name of the field with ${what}` })

/** A form that is a purchase to tracking: which answers it is told. */
const purchase = {
  isPurchase: boolean({ description: 'Tracking is told when it begins, of its steps, and that it was sent' }),
  purchaseItem: fieldName('the programme'),
  purchaseVariant: fieldName('its model'),
  purchasePayment: fieldName('the way to pay'),
}

/**
 * Subscribing to and unsubscribing from a newsletter: the mail's links open pages with such a form, whose button a person
 * has to press.
 */
const subscription = option(['opt-in', 'opt-out'], {
  description: 'The form confirms or ends a subscription; it has one hidden field “token”: {{get_token}}',
})

/** A form: fields of the story type `form-config`, and of the block (requirement forms/content). */
export const formConfig = {
  id: text({
    translatable: false,
    description: 'The form’s name in addresses, once a site: letters, digits, - and _',
  }),
  key: text({ translatable: false, description: 'Sent along: by it another system knows the form' }),
  submitUrl: text({
    translatable: false,
    description: 'Another receiver than this site; its origin must be on the operator’s list',
  }),
  language: text({ translatable: false, description: 'Default: that of the page' }),
  enctype: option(enctypes, { defaultValue: 'application/json' }),
  savesAnswers: boolean({
    description: 'Answers are saved after every step, and can be continued later by a link in a mail',
  }),
  concludesContract: boolean({
    description:
      'Sending concludes a contract that costs money: the button says so, in the words of the unit’s defaults; the last step shows the price',
  }),
  isDeclaration: boolean({
    description:
      'Withdraws from a contract or cancels it: taken whatever it says; its sender gets a receipt with all of it, on the page and by mail',
  }),
  validateOnInput: boolean({ description: 'Check at each key, not only when a field is left' }),
  headline: text(),
  intro: richtext(),
  submitLabel: text({ description: 'Default: Absenden, in the language of the page' }),
  steps: bloks({ allowed: ['form-step'], description: 'A form of several pages; then “fields” stays empty' }),
  fields: bloks({ allowed: formBlocks, description: 'A form of one page' }),
  aside: bloks({
    allowed: [...formBlocks, 'link'],
    description:
      'Beside the steps, below them on small screens. “Form: check your answers” shows there what is applied for, and its price',
  }),
  successHeadline: text({
    description: 'Heading of “success”; default: Gesendet, in the language of the page',
  }),
  success: bloks({ description: 'Stands in the form’s place once it was sent' }),
  successPage: multilink({ description: 'Shown once the form was sent, instead of “success”' }),
  failureText: textarea({ description: 'Said when nothing could be stored. Default: a text of its own' }),
  failurePhone: text({ translatable: false, description: 'Offered when nothing could be stored' }),
  failureEmail: text({ translatable: false, description: 'Offered when nothing could be stored' }),
  subscription,
  ...mails,
  ...purchase,
}

interface Order {
  readonly concludesContract: boolean
  readonly steps: Bloks
  readonly fields: Bloks
}

/** The fault of a form that concludes a contract and does not show the price above its last button, as the law requires (requirement contracts/order). */
export function orderFaults({ concludesContract, steps, fields }: Order): readonly string[] {
  const last = steps.items.length ? steps.items.slice(-1) : fields.items
  return concludesContract && !JSON.stringify(last).includes('"component":"form-price"')
    ? [
        'A form that concludes a contract shows the price in its last step: it needs the block “Form: price” there.',
      ]
    : []
}
