import { cleanLog } from '../../core/base/log/clean-log.ts'
import { formatLine } from '../../core/base/log/format-line.ts'

/** Writes a line of the log. The delivery API answers in the place of a content system elsewhere, so it is not given that of the site. */
export const logApi = cleanLog(line => console.error(formatLine(line)))
