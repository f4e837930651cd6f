import type { Statement } from '../../sql/statement.ts'

/**
 * Orders that the schedule erases what waits in the bucket and has one of these words, within a minute: submissions below `pending/` of which one is
 * a whole value, and objects below `refused/`, or that cannot be read, whose text has one anywhere.
 */
export const eraseWaitingStatement = (words: readonly string[], now: number): Statement => ({
  sql: 'INSERT INTO erasures (words, at) VALUES (?1, ?2)',
  values: [JSON.stringify(words.map(word => word.trim().toLowerCase()).filter(Boolean)), now],
})
