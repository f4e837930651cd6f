import { fnv1a } from '../../blocks/_kit/fnv1a.ts'

/** A short name for a state of stored texts: another text has another name. Two hashes make accidental equality negligible. */
export const revisionOf = (texts: readonly string[]): string =>
  [0x811c9dc5, 0x9747b28c]
    .map(start => texts.reduce((hash, text) => fnv1a(text, hash), start).toString(36))
    .join('-')
