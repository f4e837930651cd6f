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
