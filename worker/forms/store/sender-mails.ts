import type { Statement } from '../../sql/statement.ts'

const DAY = 86_400_000
/** Submissions in a day for which one address gets mails: a stranger may have typed it. */
export const mostSenderMails = 5

/** SQL: a submission `s` has mails to its sender that may go out. */
export const asksSender = `(s.held IS NULL OR s.held = 'unconfirmed')
  AND EXISTS (SELECT 1 FROM json_each(s.body, '$.mails') WHERE value ->> 'kind' IN ('receipt', 'confirmation'))`

/** SQL: a submission `s` may mail to its sender. */
export const maySendTo = 'EXISTS (SELECT 1 FROM sender_mails WHERE submission = s.id)'

/** Admits the mails to the sender of a submission, as long as the address got few in a day. A second time nothing changes. */
export const admitStatement = (name: string, now: number, id: string): Statement => ({
  sql: `INSERT INTO sender_mails (submission, address, at) SELECT s.id, s.email, ?2 FROM submissions s
    WHERE s.id = ${id} AND s.email IS NOT NULL AND ${asksSender}
      AND (SELECT count(*) FROM sender_mails WHERE address = s.email AND at > ?3) < ?4
    ON CONFLICT DO NOTHING`,
  values: [name, now, now - DAY, mostSenderMails],
})
