/**
 * The roles of a table with the class `stacked`, whose rows are cards on a phone (stacked-table.css): WebKit drops those of elements that are not laid
 * out as a table. Its cells but the first name their column in `data-label`.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** `1.460 €`, `ab 198 €`, `£38,000`: a figure of a table, and no time of day. */
export const beginsWithNumber = (text: string): boolean =>
  /^(?:\p{Ll}{1,6}\s)?[+−–]?[£$€]?\d[^:]{0,20}$/u.test(text.trim())
