import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileCommand } from './file-command.ts'

const get = 'npx wrangler r2 object get prospectus-uploads/files/a-1'
const file = `--file ${join(tmpdir(), 'a-1')}`

it.each([
  ['the local site', { remote: false, state: '.wrangler/state' }, '--local --persist-to .wrangler/state'],
  ['a state elsewhere', { remote: false, state: "states/Ada's" }, `--local --persist-to 'states/Ada'\\''s'`],
  [
    'the deployed site',
    { remote: true, state: '.wrangler/state' },
    '--remote --jurisdiction eu --config wrangler.toml',
  ],
])('a file of %s is got from there into the folder of temporary files', async (_, place, options) => {
  expect(await fileCommand('files/a-1', place)).toBe(`${get} ${options} ${file}`)
})
