/** Limits for mails to unconfirmed addresses, in 24 hours. A stranger may have typed them. */
export interface MailLimits {
  /** To one mailbox. */
  readonly address: number
  /** Maximum mails that one client causes. */
  readonly client: number
  /** In all. */
  readonly site: number
}

export const standardMailLimits: MailLimits = { address: 5, client: 20, site: 500 }

/** The client that causes mails, and its limits. */
export interface MailSender {
  /** A digest that ends with the day; undefined where it is not known. */
  readonly client?: string | undefined
  readonly limits?: MailLimits | undefined
}
