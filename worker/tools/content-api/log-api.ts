import { cleanLog } from '../../core/base/log/clean-log.ts'
import { formatLine } from '../../core/base/log/format-line.ts'

/** Writes a line of the log. The delivery API replaces a content system elsewhere, so it does not get the site's log. */
export const logApi = cleanLog(line => console.error(formatLine(line)))
