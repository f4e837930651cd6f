/** Mails to addresses that nobody has confirmed, in 24 hours. A stranger may have typed them. */
export interface MailLimits {
  /** To one mailbox. */
  readonly address: number
  /** That one client has sent. */
  readonly client: number
  /** In all. */
  readonly site: number
}

export const standardMailLimits: MailLimits = { address: 5, client: 20, site: 500 }

/** For whom mails are ordered. */
export interface MailSender {
  /** A digest that ends with the day; undefined where it is not known. */
  readonly client?: string | undefined
  readonly limits?: MailLimits | undefined
}
