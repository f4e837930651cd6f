/** A word with an at sign, and six or more digits with what people write between them. */
const personal = /\S*@\S*|\+?\d(?:[\s()/.-]{0,2}\d){5,}/g

/** A text of a page without what may be an address, a phone number or another number of a person (requirement tracking/personal-data). */
export const maskPersonal = (text: string): string => text.replace(personal, '…')
