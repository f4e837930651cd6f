import { describe, expect, it } from 'vitest'
import { findCircles } from './find-circles.ts'
import { folderOf, layers, twoWayPairs, upwardImports } from './layers.ts'
import { type Import, importsOf, readImports, readSourcePaths } from './read-imports.ts'

const imports = readImports()
const edge = (from: string, to: string): Import => ({ from, to, isType: false })

describe('the direction of imports', () => {
  it('gives every folder of the worker a layer', () => {
    const known = new Set(layers.flat())
    const folders = new Set(readSourcePaths().flatMap(path => folderOf(path) ?? []))
    expect([...folders].filter(folder => !known.has(folder))).toEqual([])
  })

  it('is downwards, for types too', () => {
    expect(upwardImports(imports)).toEqual([])
  })

  it('is one way between any two folders', () => {
    expect(twoWayPairs(imports)).toEqual([])
  })

  it('makes no circle of files', () => {
    expect(findCircles(imports)).toEqual([])
  })
})

describe('what is looked at', () => {
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

  it('finds an import that leads upwards, a pair and a circle', () => {
    const wrong = [
      edge('worker/page/a.ts', 'worker/render/b.ts'),
      edge('worker/render/b.ts', 'worker/page/c.ts'),
      edge('worker/page/c.ts', 'worker/page/a.ts'),
    ]
    expect(upwardImports(wrong)).toEqual([wrong[0]])
    expect(twoWayPairs(wrong)).toEqual(['page render'])
    expect(findCircles(wrong)).toEqual([['worker/page/a.ts', 'worker/page/c.ts', 'worker/render/b.ts']])
  })
})
