import type { FormDefinition } from './definition.ts'

/** A mail that a form causes; subject and text are templates of the form's values (`fill-template.ts`). */
export interface MailTemplate {
  readonly subject: string
  readonly text: string
}

/** How the worker handles a form that was sent; the page shows only the success page of it. */
export interface FormDelivery {
  /** Address of the next page; without one the form's own success content replaces it. */
  readonly successHref?: string | undefined
  /** To the sender, at the value of the first e-mail field. */
  readonly receipt?: MailTemplate | undefined
  /** To the provider. */
  readonly notification?: (MailTemplate & { readonly to: string }) | undefined
  /** Mail with the link to continue, for a visitor who requests it. */
  readonly resume?: MailTemplate | undefined
  /** Mail that asks the sender to confirm the subscription: a newsletter with double opt-in. */
  readonly confirmation?: (MailTemplate & { readonly href: string }) | undefined
  /** The form confirms or ends the subscription that its field `token` names. */
  readonly subscription?: 'opt-in' | 'opt-out' | undefined
}

/** The part of the props of the block `form` that the worker reads when the form is sent. */
export interface SentForm {
  readonly definition: FormDefinition
  readonly delivery: FormDelivery
}
