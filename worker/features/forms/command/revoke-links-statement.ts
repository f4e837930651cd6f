import type { Statement } from '../../../core/base/sql/statements.ts'
import { asciiAddress } from '../ascii-address.ts'
import { revokedLinks } from '../store/revoked-links.ts'

/** Ends all links to continue of the forms in progress whose applicant has this address, or one of whose links was sent to it. */
export function revokeLinksStatement(email: string): Statement {
  const typed = email.trim().toLowerCase()
  return {
    sql: `UPDATE drafts SET ended_links = ${revokedLinks} WHERE json_array_length(body, '$.mails') > 0
      AND (email IN (?1, ?2)
        OR EXISTS (SELECT 1 FROM json_each(drafts.body, '$.mails') WHERE lower(value ->> 'to') IN (?1, ?2)))
      RETURNING id`,
    values: [typed, asciiAddress(typed)],
  }
}
