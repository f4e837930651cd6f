/** SQL, of a row of `files`: no submission and no draft has the file. */
export const isUnnamed = `(NOT EXISTS (SELECT 1 FROM submission_files WHERE file = files.key)
  AND NOT EXISTS (SELECT 1 FROM drafts, json_each(drafts.body, '$.files') named
    WHERE json_extract(named.value, '$.key') = files.key))`
