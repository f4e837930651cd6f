import type { AnswerRow } from '../../../tests/setup/tool-rows.ts'

export const answers: readonly AnswerRow[] = [
  { path: '/_content/v2/cdn/stories', status: 404 },
  { path: '/_content/v2/cdn/stories', status: 401, site: { bindings: { CONTENT_API_PUBLIC: 'true' } } },
]
export const missing = ['/_content/v2/cdn/stories', '/_content/v2/cdn/_payload.json']
