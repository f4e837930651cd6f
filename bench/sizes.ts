import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { stylesOf } from './page.ts'

const client = join(import.meta.dirname, '../dist/client')

const manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
)

/** The entry with everything that it imports at once; modules that islands load later are not counted. */
function scriptsOnLoad(): string[] {
  const chunks = v.parse(manifest, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  const needed = new Set(['client/main.ts'])
  for (const name of needed) for (const imported of chunks[name]!.imports) needed.add(imported)
  return [...needed].map(name => readFileSync(join(client, chunks[name]!.file), 'utf8'))
}

/** Bytes as they are, and as brotli of the highest quality. */
export interface Size {
  readonly name: string
  readonly raw: number
  readonly brotli: number
}

const sizeOf = (name: string, files: readonly string[]): Size => ({
  name,
  raw: files.reduce((sum, file) => sum + Buffer.byteLength(file), 0),
  brotli: files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
})

/** The sizes of the home page. */
export const pageSizes = (html: string): Size[] => [
  sizeOf('HTML with its styles', [html]),
  sizeOf('of it, styles', [stylesOf(html)]),
  sizeOf('JavaScript on load', scriptsOnLoad()),
]
