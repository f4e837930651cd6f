/** Characters and words of a name that a mail repeats: a longer one may be a sentence. */
const [longest, mostWords] = [50, 4]

/** Letters of a name; a full stop ends a word, so that a name cannot contain a host (`example.org`). */
const named = /^(?:[\p{L}\p{M}'’-]+\.?)(?: [\p{L}\p{M}'’-]+\.?)*$/u

/** The name of a person as mails may repeat it; empty where it may be anything else, as a text, a number or an address. */
export function personName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const isName = name.length <= longest && name.split(' ').length <= mostWords && named.test(name)
  return isName ? name : ''
}
