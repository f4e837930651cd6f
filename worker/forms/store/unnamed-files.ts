/** SQL, of a row of `files`: no submission and no draft has the file. The files of drafts are collected once for all rows. */
export const isUnnamed = `(NOT EXISTS (SELECT 1 FROM submission_files WHERE file = files.key)
  AND files.key NOT IN (SELECT named.value ->> '$.key' FROM drafts, json_each(drafts.body, '$.files') named
    WHERE named.value ->> '$.key' IS NOT NULL))`

/**
 * SQL, of a row of `files`: the database was set back, and a submission that it lost may have the file, which was uploaded in the day before. An
 * erased one is none of these.
 */
export const mayBeLost = `(files.created > 0
  AND EXISTS (SELECT 1 FROM file_walks WHERE keep_until > 0 AND files.created >= lost_since - 86400000))`
