import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuildCache } from './build-cache.ts'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'))
  write('maker.ts', `import { size } from './size.ts'\nexport const make = () => size`)
  write('size.ts', 'export const size = 1')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a thing as a new run does. Resolves to how often it has been made, as far as the run knows. */
async function build(inputs: readonly string[], made: string): Promise<string> {
  const cache = openBuildCache(join(folder, 'maker.ts'), join(folder, 'kept'))
  return new TextDecoder().decode(
    await cache.keep('thing', inputs, async () => new TextEncoder().encode(made)),
  )
}

describe('what a build makes', () => {
  it('is kept for the next run', async () => {
    expect(await build(['a', 'b'], 'first')).toBe('first')
    expect(await build(['a', 'b'], 'second')).toBe('first')
  })

  it('is made anew from another input, and from inputs that are divided otherwise', async () => {
    await build(['a', 'b'], 'first')
    expect(await build(['a', 'c'], 'second')).toBe('second')
    expect(await build(['ac'], 'third')).toBe('third')
  })

  it('is made anew by other code, also where only an imported file differs', async () => {
    await build([], 'first')
    write('size.ts', 'export const size = 2')
    expect(await build([], 'second')).toBe('second')
    write('maker.ts', `import { size } from './size.ts'\nexport const make = () => size + 1`)
    expect(await build([], 'third')).toBe('third')
  })

  it('is kept once: what was made before is deleted', async () => {
    for (const input of ['a', 'b', 'c']) await build([input], input)
    expect(readdirSync(join(folder, 'kept/thing'))).toHaveLength(1)
  })

  it('is made where nothing can be kept', async () => {
    write('kept', 'a file in the place of the folder')
    expect(await build([], 'first')).toBe('first')
    expect(await build([], 'second')).toBe('second')
  })
})
