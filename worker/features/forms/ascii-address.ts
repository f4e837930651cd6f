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
