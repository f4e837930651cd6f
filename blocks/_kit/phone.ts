// A number for dialling: digits with the signs that group them, from a plus, a zero or a bracket on, so that no date, price
// or path is dialled.
const number = /^(?:\(?\+|[0(])[\d\s()-]+$/
const fewestDigits = 6

/**
 * A phone number as it is dialled: removes `(0)` first, then brackets, hyphens and blanks; a leading plus, also in brackets, becomes
 * 00 (requirement texts/phone-numbers). Also removes slashes, dots and dashes, with which people group digits.
 */
export function normalizePhone(text: string): string {
  return text
    .trim()
    .replace(/^\(?\+/, '00')
    .replaceAll('(0)', '')
    .replace(/[()+\s./\u2010-\u2015-]/g, '')
}

/** The `tel:` address of a phone number or of another `tel:` address; undefined for anything else. */
export function phoneAddress(address: string): string | undefined {
  const text = address.trim()
  if (/^tel:/i.test(text)) return `tel:${normalizePhone(text.slice('tel:'.length))}`
  const isPhone = number.test(text) && text.replace(/\D/g, '').length >= fewestDigits
  return isPhone ? `tel:${normalizePhone(text)}` : undefined
}

/** The `tel:` address of the text in a field for numbers, also of a short one (`116 117`); undefined if it cannot be dialled. */
export function dialAddress(text: string): string | undefined {
  const digits = normalizePhone(text.replace(/^\s*tel:/i, ''))
  return /^\d{3,}$/.test(digits) ? `tel:${digits}` : undefined
}
