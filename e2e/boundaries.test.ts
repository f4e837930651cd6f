import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
const files = globSync('{worker,client,blocks}/**/*.{ts,tsx}')
  .filter(path => !isTest(path))
  .sort()

/** What a file imports for its value; types cost nothing and bind nothing. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const statements = [
    ...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gms),
    ...text.matchAll(/import\('([^']+)'\)/g),
  ]
  return statements.map(([, target]) => (target!.startsWith('.') ? join(dirname(path), target!) : target!))
}

const imports = files.flatMap(path => importsOf(path).map(target => ({ path, target })))
const from = (folder: RegExp) => imports.filter(({ path }) => folder.test(path))
const block = (path: string) => /^blocks\/(?!_kit\/)([^/]+)\//.exec(path)?.[1]

describe('boundaries', () => {
  it('blocks import their own files and the kit', () => {
    const strays = from(/^blocks\//).filter(({ path, target }) => {
      const other = block(target)
      return (
        (other !== undefined && other !== block(path)) ||
        target.startsWith('worker/') ||
        target.startsWith('client/')
      )
    })
    expect(strays).toEqual([])
  })

  it('the kit imports no block', () => {
    expect(from(/^blocks\/_kit\//).filter(({ target }) => block(target))).toEqual([])
  })

  it('an island imports neither its view nor a schema, which would ship them', () => {
    expect(
      from(/^blocks\/[^/]+\/island\.tsx$/).filter(({ target }) =>
        /\/(view|schema|props)\.tsx?$|^valibot$/.test(target),
      ),
    ).toEqual([])
  })

  it('the client ships no schema, no server rendering and no worker code', () => {
    const strays = from(/^client\/(?!vite\/)/).filter(({ target }) =>
      /^worker\/|valibot|react-dom\/server|\/schema\.ts$/.test(target),
    )
    expect(strays).toEqual([])
  })

  it('routing and visitor do no I/O', () => {
    const text = files
      .filter(path => /^worker\/(routing|visitor|page)\//.test(path))
      .filter(path => /\bfetch\(|Date\.now|Math\.random/.test(readFileSync(path, 'utf8')))
    expect(text).toEqual([])
  })

  it('only the app itself knows the server framework’s context', () => {
    const strays = imports.filter(
      ({ path, target }) =>
        target === 'hono' &&
        !/^worker\/(index\.ts|content-api\/|(platform|seo|editor)\/routes\.ts|gallery\/)/.test(path),
    )
    expect(strays).toEqual([])
  })
})
