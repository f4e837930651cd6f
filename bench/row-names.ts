/** Ways to answer, in the order of the table. */
export const variantNames = [
  'constant',
  'constant, in the site',
  'finished',
  'constant, heavy page',
  'prospectus warm, heavy page',
  'prospectus warm',
  'prospectus warm, 40 combinations',
  '30 kinds of visitors x 20 pages',
  '200 kinds of visitors x 20 pages',
  'prospectus warm, advertised',
  'not modified',
  'prospectus cold',
  'react',
  'redirect',
  'enquiry',
  'unknown paths',
] as const

export const startUpRow = 'deployed worker, start-up'
export const toolsRow = 'tools with 500 programmes'
export const searchRow = 'search of 5000 stories'
export const relevanceRow = 'relevance of the search'
export const costsRow = 'costs of pages'
export const phoneRow = 'slow phone'
export const editRow = 'edit to page'
export const memoryRow = 'memory of an instance'
export const tapRow = 'taps on a phone'
export const navigationRow = 'soft navigation'
export const keystrokeRow = 'keystroke in the editor'

/** Names for `--rows`. Apart from the code that measures them, which takes seconds to load. */
export const rowNames: readonly string[] = [
  ...variantNames,
  ...[startUpRow, toolsRow, searchRow, relevanceRow, costsRow, phoneRow, editRow, memoryRow, tapRow],
  ...[navigationRow, keystrokeRow],
]
