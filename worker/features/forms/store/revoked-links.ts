/** SQL: the state of the links of a draft when all that were ordered so far are ended, the used ones too. */
export const revokedLinks = `(SELECT json_group_object(key, 'revoked') FROM json_each(drafts.body, '$.mails'))`
