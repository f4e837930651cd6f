import { fnv1a } from '../fnv1a.ts'

/** A short hash of a text: equal texts have equal hashes. Not cryptographic. */
export const hashText = (text: string): string => fnv1a(text).toString(36)

/** Whether a text has the form of a hash. */
export const isHash = (text: string): boolean => /^[a-z\d]{1,7}$/.test(text)
