import { expect, it } from 'vitest'
import { explainMissingTable } from './explain-missing-table.ts'

const select = { sql: 'SELECT 1', values: [] }
const local = { remote: false, state: '.wrangler/state' }

it.each([
  [
    'no such table: submissions: SQLITE_ERROR',
    local,
    /^no such table: submissions.*\n.*run `npm start` first$/,
  ],
  ['no such table: submissions', { ...local, remote: true }, /`npm run setup -- production`/],
  ['database is locked', local, /^database is locked$/],
])('"%s" is explained', async (message, place, explained) => {
  const run = explainMissingTable(() => Promise.reject(new Error(message)), place)
  await expect(run(select)).rejects.toThrow(explained)
})

it('rows are handed on', async () => {
  expect(await explainMissingTable(async () => [[{ a: 1 }]], local)(select)).toEqual([[{ a: 1 }]])
})
