import type { FieldKind, FormReceipt, FormValues } from '../../../blocks/_kit/forms/definition.ts'
import type { MailSender } from './mail-address.ts'
import type { ResumeLinks } from './resume-link.ts'
import type { ShownForm } from './shown-form.ts'
import type { NamedFile, NewFile, NewUpload, Part, Upload } from './upload-parts.ts'

/** A field as the visitor saw it when the form was sent. */
export interface SubmittedField {
  readonly name: string
  readonly kind: FieldKind
  /** For a consent its exact wording. */
  readonly label: string
  readonly personal: boolean
  /** The label of the chosen options. */
  readonly chosen?: readonly string[] | undefined
}

/** A file that was uploaded with a submission. */
export interface SubmittedFile {
  /** Name of its field. */
  readonly field: string
  /** Key in the bucket `UPLOADS`. */
  readonly key: string
  readonly filename: string
  readonly type: string
  readonly bytes: number
}

/** A mail that a submission causes, ready to be sent. */
export interface MailOrder {
  /** `resume` has the link to continue a form in progress. */
  readonly kind: 'receipt' | 'notification' | 'confirmation' | 'resume'
  readonly to: string
  /** For a mail to a typed address: the address by which its mails are counted. */
  readonly base?: string | undefined
  /** For a notification the address of the visitor. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
}

/**
 * Why a submission is held: it is stored and listed, and delivered once an operator releases it. A subscription is then `unconfirmed`, and delivered
 * once its sender confirms it.
 */
export type HeldReason = 'trap' | 'tooFast' | 'manyLinks' | 'challenge' | 'unconfirmed'

/** Everything that a visitor sent with one form (requirement forms/stored-first). JSON. */
export interface Submission {
  /** Random, unguessable; the id of its deliveries. */
  readonly id: string
  /** A short reference for the visitor to quote. */
  readonly reference: string
  readonly form: string
  /** The form's own key in other systems. */
  readonly formKey?: string | undefined
  /** Version of the form that the visitor saw, from the page. */
  readonly version: string
  /**
   * The version by which it was checked and its labels are written, if that is another one: the form was published anew meanwhile, and the shown
   * version is not stored.
   */
  readonly readAs?: string | undefined
  readonly unit: string
  readonly language: string
  /** Path of the page, without query. */
  readonly page: string
  /** Origin at which it was sent, and of the links to its files. */
  readonly origin?: string | undefined
  /** Epoch milliseconds. */
  readonly created: number
  readonly fields: readonly SubmittedField[]
  /** Only of fields whose conditions are met. */
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  readonly held?: HeldReason | undefined
  /** E-mail address of the sender, in lower case, by which it is found and erased. */
  readonly email?: string | undefined
  /** Address to which it is delivered instead of the configured one; its origin is on the operator's list. */
  readonly target?: string | undefined
  /** For a subscription: address of the page that ends it, for its receiver to add to each mail. */
  readonly optOut?: string | undefined
  /** For the end of a subscription: id of the subscription. */
  readonly ends?: string | undefined
  readonly mails: readonly MailOrder[]
}

/** Data that decides whether two posts are the same submission, and who posted it. */
export interface SubmissionKey extends Pick<MailSender, 'client'> {
  /** Random key of the browser, or the digest of form, fields and cookie. */
  readonly key: string
  /** Digest of form and fields: the same key with another one is another submission. */
  readonly digest: string
  /** Until when the same key and digest are the same submission, epoch milliseconds. */
  readonly until: number
}

/** The result of a submission for its page. */
export interface Sent {
  readonly reference: string
  /** Its sender gets none of its mails, because the address got several in a day; an operator may release them. */
  readonly unmailed?: true | undefined
  /** For a declaration about a contract. */
  readonly receipt?: FormReceipt | undefined
}

/** The result of saving a submission. `created`: when it was first sent, epoch milliseconds. */
export type Saved =
  | ({ readonly kind: 'stored' | 'repeated'; readonly id: string; readonly created: number } & Sent)
  /** Neither database nor bucket answered in time. */
  | { readonly kind: 'lost' }

/** A form in progress (requirements forms/draft, applications/saved). JSON. */
export interface FormDraft {
  /** Random and unguessable, with the form's id after `_`; the visitor's cookie contains it, signed. */
  readonly id: string
  readonly form: string
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  /** Index of the furthest step that was reached. */
  readonly step: number
  /** The form was sent, and not changed since. */
  readonly sent?: Sent | undefined
  /** Reference of an earlier submission of the same answers. */
  readonly sentBefore?: string | undefined
  /** Rises with each save that changes an answer; 1 at first. */
  readonly revision: number
  /** By name of a field: the revision that changed its answer last. */
  readonly changed: Readonly<Record<string, number>>
  /** For a saved form: by language, the digest of its content at the time when the draft began. */
  readonly contents?: Readonly<Record<string, string>> | undefined
  /** E-mail address of the visitor, in lower case, once it is known. */
  readonly email?: string | undefined
  /** Mails with the link to continue. */
  readonly mails: readonly MailOrder[]
  /** Epoch milliseconds. */
  readonly updated: number
  /** Until when it is stored, epoch milliseconds. */
  readonly until: number
}

/** How a draft is stored. */
export interface DraftWrite extends MailSender {
  /** Revision of the stored state that the draft may overwrite; another one is not overwritten. */
  readonly expected?: number | undefined
}

/** The result of saving a draft: `changed` if another post stored another state meanwhile, and nothing was stored. */
export type SavedDraft = 'saved' | 'changed' | 'lost'

/** The state of the database as a request knows it. */
export interface DatabaseState {
  /** It did not answer a moment ago, and the visitor does not wait for it again: the bucket is used at once. */
  readonly isDatabaseDown: boolean
}

/** The store of submissions. No method throws. */
export interface SubmissionStore extends ResumeLinks {
  save(submission: Submission, key: SubmissionKey, known?: DatabaseState): Promise<Saved>
  /** Stores a draft. New mails of it are sent. */
  storeDraft(draft: FormDraft, write?: DraftWrite): Promise<SavedDraft>
  /** Whether a mail may be sent to an unconfirmed address; undefined where the database does not answer. */
  mayMail(base: string, sender: Pick<MailSender, 'client'>): Promise<boolean | undefined>
  /** Keeps the content of a form, JSON, so that drafts can be finished as they began. Resolves to its digest; undefined where it was not stored. */
  storeContent(body: string): Promise<string | undefined>
  /** The content with this digest. */
  readContent(digest: string): Promise<string | undefined>
  /** Stores a version of a form, so that answers to it are read by it. Resolves to whether it is stored. */
  storeVersion(form: ShownForm): Promise<boolean>
  /** Undefined if it is not stored, or the database does not answer. */
  readVersion(named: Pick<ShownForm, 'id' | 'version'>): Promise<ShownForm | undefined>
  /** Undefined if there is none, or it has expired; `lost` if the database does not answer. */
  readDraft(id: string): Promise<FormDraft | 'lost' | undefined>
  /** Releases a subscription that its sender confirms; again and again the same. `lost` where the database does not answer. */
  confirm(id: string): Promise<'confirmed' | 'unknown' | 'lost'>
  /** A submission by its id; undefined where there is none, or the database does not answer. */
  read(id: string): Promise<Submission | undefined>
  /** Stores one file that belongs to no submission yet; undefined where it could not be stored, `refused` where the check refuses it. */
  storeFile(file: NewFile): Promise<SubmittedFile | 'refused' | undefined>
  /** Begins an upload in parts; resolves to its key, or undefined if that is not possible. */
  beginUpload(upload: NewUpload): Promise<string | undefined>
  /** The file with this key. */
  readUpload(named: NamedFile): Promise<Upload | undefined>
  /** Stores one part. `limited` where the file's parts were sent too often; `lost` where it could not be stored. */
  storePart(part: Part, upload: Upload): Promise<'stored' | 'limited' | 'lost'>
  /** Puts the parts together, and has the file checked. `incomplete` where a part is missing; undefined where a store does not answer. */
  completeUpload(
    named: NamedFile,
    upload: Upload,
  ): Promise<SubmittedFile | 'refused' | 'incomplete' | undefined>
  /** Deletes everything of a file that is uploaded in parts. */
  abortUpload(named: NamedFile, upload: Upload): Promise<boolean>
  /** The files of this form with these keys, as far as there are any: by the bucket where the database does not answer, `lost` where neither does. */
  findFiles(form: string, keys: readonly string[], known?: DatabaseState): Promise<FoundFiles | 'lost'>
}

export interface FoundFiles extends DatabaseState {
  readonly files: readonly SubmittedFile[]
}
