import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensureLinkSecret, localVariables } from './local-variables.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'variables-')), '.dev.vars')

it('the first start makes a secret of its own, which later ones keep', () => {
  const file = newFile()
  const secret = ensureLinkSecret(file)
  expect(secret.length).toBeGreaterThan(30)
  expect(ensureLinkSecret(file)).toBe(secret)
  expect(ensureLinkSecret(newFile())).not.toBe(secret)
})

it.each(['A=1', 'A=1\n', 'A=1\nLINK_SECRET=\n'])('the other variables stay: %j', text => {
  const file = newFile()
  writeFileSync(file, text)
  const secret = ensureLinkSecret(file)
  expect(localVariables(file)).toEqual({ A: '1', LINK_SECRET: secret })
})

it('a secret that is there is not touched', () => {
  const file = newFile()
  writeFileSync(file, 'LINK_SECRET=own')
  expect(ensureLinkSecret(file)).toBe('own')
  expect(readFileSync(file, 'utf8')).toBe('LINK_SECRET=own')
})
