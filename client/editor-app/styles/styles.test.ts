import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = readdirSync(import.meta.dirname).filter(name => name.endsWith('.css'))

it.each(sheets)('the letters of %s follow the size that is set in the browser', sheet => {
  const rules = readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8')
  expect(rules.match(/(?<=font(-size)?:[^;]*)\d+px/g)).toBeNull()
})
