/** SQL: the keys of files in drafts, each once. A body that is not JSON names none. */
const inDrafts = `SELECT json_extract(named.value, '$.key') FROM drafts,
  json_each(CASE WHEN json_valid(drafts.body) THEN drafts.body ELSE '{}' END, '$.files') named
  WHERE json_extract(named.value, '$.key') IS NOT NULL`

/** SQL, for a row of `files`: no submission and no draft names the file. Drafts are read once for all rows. */
export const isUnnamed = `(NOT EXISTS (SELECT 1 FROM submission_files WHERE file = files.key)
  AND files.key NOT IN (${inDrafts}))`

/**
 * SQL, for a row of `files`: the database was restored, and a submission that it lost may have the file, which was uploaded on the day before.
 * Erased files are excluded.
 */
export const mayBeLost = `(files.created > 0
  AND EXISTS (SELECT 1 FROM file_walks WHERE keep_until > 0 AND files.created >= lost_since - 86400000))`
