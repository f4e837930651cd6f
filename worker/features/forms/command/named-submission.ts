import type { Statement } from '../../../core/base/sql/statements.ts'

// References are written in capitals, and often typed without.
const isNamed = '(id = ?1 OR reference IN (?1, upper(?1)))'

/**
 * SQL: the id of the submission whose id or reference is the first value. NULL if several have the reference, which is
 * random: a command works on one submission.
 */
export const namedId = `(SELECT min(id) FROM submissions WHERE ${isNamed} HAVING count(*) = 1)`

/** The submissions with this id or reference, and why they are held. */
export const findStatement = (name: string): Statement => ({
  sql: `SELECT id, held FROM submissions WHERE ${isNamed} ORDER BY created`,
  values: [name],
})
