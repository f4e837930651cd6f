import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const assets = 'dist/client/assets'

const brotli = (name: string) =>
  brotliCompressSync(readFileSync(join(assets, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length

const files = readdirSync(assets)
const sum = (pattern: RegExp) =>
  files.filter(name => pattern.test(name)).reduce((bytes, name) => bytes + brotli(name), 0)

interface Budget {
  readonly what: string
  readonly files: RegExp
  /** KB after brotli. */
  readonly most: number
}

const shared = /^(react|jotai|rolldown-runtime|mount|main|navigator|site)-/

/** What a visitor downloads. React is apart: it comes with the first interactive block that is seen or touched. */
const budgets: readonly Budget[] = [
  { what: 'script on load', files: /^main-.*\.js$/, most: 6 },
  { what: 'script when idle', files: /^navigator-.*\.js$/, most: 4 },
  { what: 'script beyond React, all islands', files: /^(?!react-).*\.js$/, most: 20 },
  { what: 'React', files: /^react-.*\.js$/, most: 62 },
  { what: 'style sheet, whole site', files: /^site-.*\.css$/, most: 20 },
]

let failed = 0
for (const { what, files: pattern, most } of budgets) {
  const kilobytes = sum(pattern) / 1024
  const ok = kilobytes <= most && files.some(name => pattern.test(name))
  if (!ok) failed++
  console.log(
    `${ok ? 'ok  ' : 'over'}  ${what.padEnd(36)} ${kilobytes.toFixed(2).padStart(6)} of ${most} KB brotli`,
  )
}
for (const name of files.filter(file => file.endsWith('.js') && !shared.test(file)))
  console.log(`      island ${name.padEnd(36)} ${(brotli(name) / 1024).toFixed(2).padStart(6)} KB`)
process.exit(failed ? 1 : 0)
