/** Hosts of one provider that reads local parts without their dots. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox to which an address leads as far as it tells: in small letters and without what follows a plus sign, which providers leave to the
 * owner of the mailbox (RFC 5233). Mails are counted by it.
 */
export function baseAddress(address: string): string {
  const [, typed = '', host = ''] = /^(.*)@([^@]*)$/s.exec(address.toLowerCase()) ?? [undefined, address]
  const local = typed.replace(/(?<=.)\+.*$/s, '')
  return dotless.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}
