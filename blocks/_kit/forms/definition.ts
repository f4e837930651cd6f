import type { AcceptedFiles } from './file-types.ts'
import type { KeptAnswers, LinkRenewal } from './kept-answers.ts'

/** What a field asks for; it decides the input, the shape of the value and the rules that always apply. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'textarea',
  'country',
  'hidden',
  'dropdown',
  'radio',
  'buttons',
  'checkbox',
  'consent',
  'file',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export interface FieldOption {
  readonly value: string
  readonly label: string
  /** When the option may be taken (`isOffered`); without any it always may. */
  readonly conditions?: readonly FieldCondition[] | undefined
}

/** A rule by its name in `rules.ts`, with its argument: `{ name: 'maxLength', argument: '80' }`. */
export interface FieldRule {
  readonly name: string
  readonly argument?: string | undefined
}

/** When a field is asked for, or an option taken, by the value of another field. */
export interface FieldCondition {
  /** Name of the other field. */
  readonly field: string
  readonly operator: 'is' | 'isNot' | 'isFilled' | 'isEmpty'
  readonly value?: string | undefined
}

/** One field of a form: what browser and worker need to read and check its value. JSON. */
export interface FieldDefinition {
  /** Unique in the form. */
  readonly name: string
  readonly kind: FieldKind
  /** As the visitor reads it; of a consent its exact wording. */
  readonly label: string
  readonly required: boolean
  /** Checked in this order after the rules of the kind. */
  readonly rules?: readonly FieldRule[] | undefined
  /** What to do, said instead of the standard message. */
  readonly message?: string | undefined
  /** The values that are allowed, of kinds with options. */
  readonly options?: readonly FieldOption[] | undefined
  /** The options pass with time: one that is gone is refused, also of a visitor to whom an earlier version of the form offered it. */
  readonly onlyCurrentOptions?: true | undefined
  /** Several options, or several files. */
  readonly multiple?: boolean | undefined
  readonly condition?: FieldCondition | undefined
  /** The value is personal data: it appears in no log, event or address. */
  readonly personal: boolean
  /** Of a file: what is accepted. */
  readonly file?: AcceptedFiles | undefined
}

/** Fields that are asked on one page of the form. */
export interface FormStep {
  readonly uid: string
  readonly title?: string | undefined
  readonly fields: readonly FieldDefinition[]
  /** Step of a purchase that tracking is told of, once the step is passed (requirement tracking/steps). */
  readonly trackedAs?: StepOfPurchase | undefined
}

/** Steps of a purchase that a step of a form may be. */
export const stepsOfPurchase = ['add_to_cart', 'add_shipping_info'] as const
export type StepOfPurchase = (typeof stepsOfPurchase)[number]

/** Names of the fields whose answers tracking is told of: none of them is personal. */
export interface PurchaseFields {
  readonly item?: string | undefined
  readonly variant?: string | undefined
  readonly payment?: string | undefined
}

export const enctypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const
export type Enctype = (typeof enctypes)[number]

/** A form as it was shown: the part of it that browser and worker share. JSON. */
export interface FormDefinition {
  /** The form's name in addresses: letters, digits, `-` and `_`. */
  readonly id: string
  readonly key?: string | undefined
  readonly language: string
  /** Path on this site, or an address whose origin the operator listed. Without one the form is sent to `/api/forms/{id}`. */
  readonly submitUrl?: string | undefined
  readonly enctype: Enctype
  readonly settings: { readonly validateOnInput: boolean }
  /** Changes with anything that the visitor read or that is checked. */
  readonly version: string
  readonly steps: readonly FormStep[]
  /** The worker keeps the answers after every step, to be continued later (requirement applications/saved). */
  readonly saves?: true | undefined
  /** The form declares something about a contract: it is taken whatever it says, and its sender keeps a receipt (requirement contracts/receipt). */
  readonly declares?: true | undefined
  /** The form is a purchase to tracking. */
  readonly purchase?: PurchaseFields | undefined
}

/** The value of a field: a text (of a date `YYYY-MM-DD`), or texts where several are allowed (of files their upload references). */
export type FieldValue = string | readonly string[]
export type FormValues = Readonly<Record<string, FieldValue>>

/** By field name, what to do about its value. */
export type FormErrors = Readonly<Record<string, string>>

/** What the sender of a declaration keeps of its arrival. */
export interface FormReceipt {
  /** The moment to the second, in words, in the unit's time zone, with the zone's name. */
  readonly received: string
  /** Signs what was declared and when it arrived; undefined where the site has no secret. */
  readonly seal?: string | undefined
}

/** How a form stands for one visitor, on a page that was made for this visitor alone. */
export interface FormState {
  /** Id of the form. */
  readonly form: string
  /** Index of the step that is shown. */
  readonly step: number
  /** How many there are, where a post is answered: the title of the page says so. */
  readonly steps?: number | undefined
  readonly values: FormValues
  readonly errors: FormErrors
  /** Names of files that were uploaded before, by upload reference. */
  readonly fileNames?: Readonly<Record<string, string>> | undefined
  /** The form was sent: its reference, which the visitor may quote, and that no mail goes out, because the address got several in a day. */
  readonly sent?:
    | {
        readonly reference: string
        readonly unmailed?: true | undefined
        readonly receipt?: FormReceipt | undefined
      }
    | undefined
  /** The answers to the steps before are kept nowhere else: the page sends them again with the step that it shows. */
  readonly carriesAnswers?: true | undefined
  /** Why nothing was stored although the values are valid, or why a form cannot be continued. */
  readonly failure?: 'notStored' | 'tooMany' | 'changed' | 'gone' | 'expired' | 'draftGone' | undefined
  /** Of a form that is saved: the revision that the page shows; 0 before the first save. */
  readonly revision?: number | undefined
  /** Index of the furthest step that was reached. */
  readonly furthest?: number | undefined
  /** Answers that were changed elsewhere after the page was made: nothing was saved (requirement applications/two-tabs). */
  readonly conflict?: FormValues | undefined
  /** Reference of an earlier submission of these answers. */
  readonly sentBefore?: string | undefined
  /** The visitor asked to continue later. */
  readonly kept?: KeptAnswers | undefined
  /** Of the page that a mail's link opens: what its button sends to continue the form. */
  readonly resume?: string | undefined
  /** Of the page that answers the button of a link that was used or ended. */
  readonly renewal?: LinkRenewal | undefined
  /** Links to continue were sent, which the visitor may end. */
  readonly hasLinks?: boolean | undefined
}

/** Names of inputs that are no fields of a form's content. */
export const technicalFields = {
  /** Index of the step that is sent; further ones are those of steps that a script could not save before. */
  step: '_step',
  /**
   * What a button asks for: `back` and `step:N` lead to a step without a check; `save` keeps a step whose script shows the next one itself;
   * `later` keeps the step unchecked and sends the link to continue; `enter` (the Enter key) does so where an
   * address for the link was typed, else goes on; `resume` continues the form that the link names, `renew` sends another one in its place; `revoke` ends
   * all links.
   */
  go: '_go',
  /** The revision of the answers that the page shows. */
  revision: '_revision',
  /** Where the link to continue is sent, where no answer says so. */
  mail: '_mail',
  /** Of the link to continue. */
  token: '_token',
  /** The definition's version that the visitor saw. */
  version: '_version',
  /** Random key of one submission, made by the browser. */
  key: '_key',
  /** Milliseconds between the first input and the submission, told by the browser. */
  elapsed: '_elapsed',
  /** Hidden from people: a value makes a submission suspicious. */
  trap: 'website_confirm',
} as const
