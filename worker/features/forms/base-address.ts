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
