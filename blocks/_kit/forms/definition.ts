import type { AcceptedFiles } from './file-types.ts'
import type { KeptAnswers, LinkRenewal } from './kept-answers.ts'

/** Kinds of fields; the kind decides the input, the form of the value and the rules that always apply. */
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

/** A condition on the value of another field, under which a field is shown or an option offered. */
export interface FieldCondition {
  /** Name of the other field. */
  readonly field: string
  readonly operator: 'is' | 'isNot' | 'isFilled' | 'isEmpty'
  readonly value?: string | undefined
}

/** One field of a form: the data that browser and worker need to parse and check its value. JSON. */
export interface FieldDefinition {
  /** Unique in the form. */
  readonly name: string
  readonly kind: FieldKind
  /** The text that the visitor reads; for a consent its exact wording. */
  readonly label: string
  readonly required: boolean
  /** Checked in this order after the rules of the kind. */
  readonly rules?: readonly FieldRule[] | undefined
  /** How to correct the value; replaces the standard message. */
  readonly message?: string | undefined
  /** The values that are allowed, of kinds with options. */
  readonly options?: readonly FieldOption[] | undefined
  /** The options expire: an expired one is refused, also to a visitor who saw it in an earlier version of the form. */
  readonly onlyCurrentOptions?: true | undefined
  /** Several options, or several files. */
  readonly multiple?: boolean | undefined
  readonly condition?: FieldCondition | undefined
  /** The value is personal data: it appears in no log, event or address. */
  readonly personal: boolean
  /** For a file field: the accepted files. */
  readonly file?: AcceptedFiles | undefined
}

/** Fields on one page of the form. */
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

/** Names of the fields whose answers are tracked: none of them is personal. */
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
  /** Path on this site, or an address with an origin that the operator listed. Without one the form is sent to `/api/forms/{id}`. */
  readonly submitUrl?: string | undefined
  readonly enctype: Enctype
  readonly settings: { readonly validateOnInput: boolean }
  /** Changes with anything that the visitor reads or that is checked. */
  readonly version: string
  readonly steps: readonly FormStep[]
  /** The worker saves the answers after every step, so that the form can be continued later (requirement applications/saved). */
  readonly saves?: true | undefined
  /** The form is a declaration about a contract: always accepted, and answered with a receipt (requirement contracts/receipt). */
  readonly declares?: true | undefined
  /** The form is a purchase to tracking. */
  readonly purchase?: PurchaseFields | undefined
}

/** The value of a field: a text (of a date `YYYY-MM-DD`), or texts where several are allowed (of files their upload references). */
export type FieldValue = string | readonly string[]
export type FormValues = Readonly<Record<string, FieldValue>>

/** By field name, how to correct its value. */
export type FormErrors = Readonly<Record<string, string>>

/** The receipt that the sender of a declaration keeps. */
export interface FormReceipt {
  /** The moment to the second, in words, in the unit's time zone, with the zone's name. */
  readonly received: string
  /** Signature over the declaration and its time of arrival; undefined where the site has no secret. */
  readonly seal?: string | undefined
}

/** The state of a form for one visitor, on a page that is made for this visitor alone. */
export interface FormState {
  /** Id of the form. */
  readonly form: string
  /** Index of the step that is shown. */
  readonly step: number
  /** Number of steps, in the answer to a post: the page's title names it. */
  readonly steps?: number | undefined
  readonly values: FormValues
  readonly errors: FormErrors
  /** Names of files that were uploaded before, by upload reference. */
  readonly fileNames?: Readonly<Record<string, string>> | undefined
  /** Set once the form was sent: its reference, which the visitor may quote; `unmailed`: the address already got several mails today. */
  readonly sent?:
    | {
        readonly reference: string
        readonly unmailed?: true | undefined
        readonly receipt?: FormReceipt | undefined
      }
    | undefined
  /** The answers of earlier steps are not saved on the server: the page sends them again with the current step. */
  readonly carriesAnswers?: true | undefined
  /** The reason why valid values were not stored, or why a form cannot be continued. */
  readonly failure?: 'notStored' | 'tooMany' | 'changed' | 'gone' | 'expired' | 'draftGone' | undefined
  /** For a saved form: the revision that the page shows; 0 before the first save. */
  readonly revision?: number | undefined
  /** Index of the furthest step that was reached. */
  readonly furthest?: number | undefined
  /** Answers that were changed elsewhere after the page was made: nothing was saved (requirement applications/two-tabs). */
  readonly conflict?: FormValues | undefined
  /** Reference of an earlier submission of these answers. */
  readonly sentBefore?: string | undefined
  /** The visitor chose to continue later. */
  readonly kept?: KeptAnswers | undefined
  /** On the page that a mail's link opens: the token that its button sends to continue the form. */
  readonly resume?: string | undefined
  /** On the page that answers the button of a used or ended link. */
  readonly renewal?: LinkRenewal | undefined
  /** Links to continue were sent, which the visitor may revoke. */
  readonly hasLinks?: boolean | undefined
}

/** Names of inputs that are no fields of a form's content. */
export const technicalFields = {
  /** Index of the step that is sent; further values are the indexes of steps that a script could not save before. */
  step: '_step',
  /**
   * The action of a button: `back` and `step:N` go to a step without a check; `save` saves a step whose script shows the next one itself; `later`
   * saves the step unchecked and sends the link to continue; `enter` (the Enter key) does so if an address for the link was typed, else goes on;
   * `resume` continues the form of the link, `renew` sends a new link in its place; `revoke` ends all links.
   */
  go: '_go',
  /** The revision of the answers that the page shows. */
  revision: '_revision',
  /** Address for the link to continue, if no answer contains one. */
  mail: '_mail',
  /** Token of the link to continue. */
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
