import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leavingBlock, shippingServerCode } from './structure/block-imports.ts'
import { readImports, readSourcePaths } from './structure/read-imports.ts'

// Type imports do not exist at run time, so this test skips them; `structure.test.ts` checks them too.
const imports = readImports().filter(({ isType }) => !isType)
const from = (folder: RegExp) => imports.filter(one => folder.test(one.from))

describe('boundaries', () => {
  it('blocks import their own files and the kit, and the kit imports no block', () => {
    expect(leavingBlock(imports)).toEqual([])
  })

  it('an island imports neither its view nor a schema, which would ship them', () => {
    expect(shippingServerCode(imports)).toEqual([])
  })

  it('the client ships no schema, no server rendering and no worker code', () => {
    const strays = from(/^client\/(?!vite\/)/).filter(({ to }) =>
      /^worker\/|valibot|react-dom\/server|\/schema\.ts$/.test(to),
    )
    expect(strays).toEqual([])
  })

  it('the document of a service in a frame is one file, as its policy names no other', () => {
    expect(
      from(/^client\/services\/frame\//).filter(({ to }) => !to.startsWith('client/services/frame/')),
    ).toEqual([])
  })

  it('pure modules do no I/O and read no clock', () => {
    const impure = readSourcePaths()
      .filter(path =>
        /^worker\/core\/(?:request\/(?:routing|visitor|site)|page(?!\/render|\/data))\//.test(path),
      )
      .filter(path => /\bfetch\(|Date\.now|Math\.random/.test(readFileSync(path, 'utf8')))
    expect(impure).toEqual([])
  })

  // Lint refuses storage elsewhere (`noRestrictedGlobals`).
  it('only the consent port reads and sets cookies, and adds scripts and frames to a page', () => {
    const strays = readSourcePaths()
      .filter(path => /^(?:client|blocks)\//.test(path))
      .filter(path => !/^client\/(?:consent|services|vite)\/|\.test\./.test(path))
      .filter(path =>
        /document\.cookie|createElement\('(?:script|iframe)'\)/.test(readFileSync(path, 'utf8')),
      )
    expect(strays).toEqual([])
  })

  it('only modules that mount routes use the server framework’s context', () => {
    const strays = imports.filter(
      ({ from: path, to }) =>
        to === 'hono' &&
        !/^worker\/(?:core\/(?:site|answer)\/|features\/|tools\/(?:content-api|gallery)\/|tools\/editor\/(?:[a-z]+-)?routes\.ts)/.test(
          path,
        ),
    )
    expect(strays).toEqual([])
  })
})
