import type { AnswerRow, SecretRow } from '../../../tests/setup/tool-rows.ts'

const origin = 'http://127.0.0.1:8787'

export const answers: readonly AnswerRow[] = [
  { path: '/_editor/', status: 200 },
  { path: '/_editor/api/stories', status: 200 },
]
export const missing = ['/_editor/none', '/_editor/_payload.json', '/_editor/api/_payload.json']
export const mount = '/_editor'
export const ownMachine = ['/_editor', '/_editor/', '/_editor/api/stories', '/_editor/api/forms']
export const positions = {
  'a path of the editor': (typed: string) => ({
    path: `/_editor/api/stories/${typed}`,
    init: {
      method: 'POST',
      body: '{}',
      headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    },
  }),
}
export const secrets = (secret: string): Readonly<Record<string, SecretRow>> => ({
  'the editor': { path: '/_editor/api/stories', method: 'POST', body: `{"token": ${secret}}` },
})
