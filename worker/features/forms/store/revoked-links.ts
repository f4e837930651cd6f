/** SQL: the state of a draft's links when all links ordered so far are ended, including used ones. */
export const revokedLinks = `(SELECT json_group_object(key, 'revoked') FROM json_each(drafts.body, '$.mails'))`
