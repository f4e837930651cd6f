/**
 * A mail address with its host in ASCII, as mail services accept it: a host with other letters in its form `xn--` (UTS 46). Some browsers convert it
 * before they send a form, others do not. An address without such a form stays unchanged.
 */
export function asciiAddress(address: string): string {
  const [, name, host = ''] = /^([^@]*@)([^@]*[^\p{ASCII}][^@]*)$/u.exec(address) ?? []
  const url = `http://${host}`
  // Whether a URL parser would read the text as something else than a host.
  if (!name || /[\s/?#:[\]\\]/.test(host) || !URL.canParse(url)) return address
  return name + new URL(url).hostname
}

/** Hosts of one provider that reads local parts without their dots. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an address, for counting its mails: in lower case and without the subaddress after a plus sign, which the mailbox's owner
 * chooses (RFC 5233).
 */
export function baseAddress(address: string): string {
  const [, typed = '', host = ''] = /^(.*)@([^@]*)$/s.exec(address.toLowerCase()) ?? [undefined, address]
  const local = typed.replace(/(?<=.)\+.*$/s, '')
  return dotless.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}

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
