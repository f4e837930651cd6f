import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openKeyStore } from '../content/key-store.ts'
import { openDatabase } from '../submissions/database.ts'

it('a folder without a local site is named, and not made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = { remote: false, state: join(folder, 'mistyped') }
  const refusal = `there is no local site in ${place.state}: run \`npm start\` first`
  await expect(openKeyStore(place).then(store => store.get('x'))).rejects.toThrow(refusal)
  await expect(openDatabase('DB', place).then(run => run({ sql: 'SELECT 1', values: [] }))).rejects.toThrow(
    refusal,
  )
  expect(existsSync(place.state)).toBe(false)
})
