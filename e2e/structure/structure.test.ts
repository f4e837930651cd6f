import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coreParts, findCircles, placeOf, twoWayPairs, wrongImports } from './layers.ts'
import { type Import, importsOf, readImports, readSourcePaths } from './read-imports.ts'

const imports = readImports()
const edge = (from: string, to: string): Import => ({ from, to, isType: false })

describe('the direction of imports', () => {
  it('gives every file of the worker a place', () => {
    const places = readSourcePaths().flatMap(path => placeOf(path) ?? [])
    expect(new Set(places.flatMap(({ kind, name }) => (kind === 'core' ? name : [])))).toEqual(
      new Set(coreParts),
    )
    expect(places.flatMap(({ kind, name }) => (kind === 'root' ? name : [])).sort()).toEqual([
      'env-values.ts',
      'env.ts',
      'errors.ts',
      'index.ts',
      'keyring.ts',
      'local.ts',
    ])
  })

  it('is downwards in the core, from features to it, and from tools to both, for types too', () => {
    expect(wrongImports(imports)).toEqual([])
  })

  it('is one way between any two folders, at every depth', () => {
    expect(twoWayPairs(imports)).toEqual([])
  })

  it('leads from commands to the demonstration site, and not back', () => {
    const seed = globSync('kv-seed/**/*.ts').flatMap(path => importsOf(path, readFileSync(path, 'utf8')))
    expect(seed.length).toBeGreaterThan(10)
    expect(seed.filter(({ to }) => /^(?:commands|e2e|bench)\//.test(to))).toEqual([])
  })

  it('makes no circle of files', () => {
    expect(findCircles(imports)).toEqual([])
  })
})

describe('the files that are checked', () => {
  it('is every form of import', () => {
    const text = [
      `import type { A } from './a.ts'`,
      `import {\n  b,\n  type C,\n} from '../b.ts'`,
      `import './c.css?inline'`,
      `export * from './d.ts'`,
      `const e = () => import('./e.ts')`,
      `import { v } from 'valibot'`,
    ].join('\n')
    expect(importsOf('worker/x/y.ts', text)).toEqual([
      { from: 'worker/x/y.ts', to: 'worker/x/a.ts', isType: true },
      { from: 'worker/x/y.ts', to: 'worker/b.ts', isType: false },
      { from: 'worker/x/y.ts', to: 'worker/x/c.css', isType: false },
      { from: 'worker/x/y.ts', to: 'worker/x/d.ts', isType: false },
      { from: 'worker/x/y.ts', to: 'worker/x/e.ts', isType: false },
      { from: 'worker/x/y.ts', to: 'valibot', isType: false },
    ])
  })

  it.each([
    ['core/base/a.ts', 'core/page/b.ts'],
    ['core/site/a.ts', 'features/forms/b.ts'],
    ['core/site/a.ts', 'tools/editor/b.ts'],
    ['features/forms/store/a.ts', 'features/events/b.ts'],
    ['features/forms/a.ts', 'tools/editor/b.ts'],
    ['features/forms/a.ts', 'index.ts'],
    ['env.ts', 'features/forms/a.ts'],
  ])('finds an import of the wrong direction: from %s to %s', (from, to) => {
    const wrong = edge(`worker/${from}`, `worker/${to}`)
    expect(wrongImports([wrong])).toEqual([wrong])
  })

  it.each([
    ['core/page/a.ts', 'core/base/b.ts'],
    ['features/forms/store/a.ts', 'features/forms/b.ts'],
    ['features/forms/a.ts', 'core/site/b.ts'],
    ['features/forms/a.ts', 'env.ts'],
    ['tools/editor/a.ts', 'features/forms/b.ts'],
    ['tools/editor/a.ts', 'tools/content-api/b.ts'],
    ['index.ts', 'tools/editor/a.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(wrongImports([edge(`worker/${from}`, `worker/${to}`)])).toEqual([])
  })

  it('finds a pair of folders and a circle of files', () => {
    const wrong = [
      edge('worker/core/content/cache/a.ts', 'worker/core/content/client/deep/b.ts'),
      edge('worker/core/content/client/c.ts', 'worker/core/content/cache/a.ts'),
      edge('worker/core/content/client/deep/b.ts', 'worker/core/content/client/c.ts'),
    ]
    expect(twoWayPairs(wrong)).toEqual(['worker/core/content/cache worker/core/content/client'])
    expect(findCircles(wrong)).toEqual([
      [
        'worker/core/content/cache/a.ts',
        'worker/core/content/client/c.ts',
        'worker/core/content/client/deep/b.ts',
      ],
    ])
  })
})
