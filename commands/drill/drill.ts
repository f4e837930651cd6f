/** Requests pages of a running site while one system fails at a time, and prints what visitors would see. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { faultNames } from '../../worker/tools/drill/read-fault.ts'
import { linkSecret } from '../link/link-secret.ts'
import { runCommand } from '../run-command.ts'
import { type Finding, failuresIn, reportDrill } from './report.ts'
import { requestPage } from './request-page.ts'

const usage = `npm run drill -- --origin https://www.example.org [/path/ ...] [--into docs/drills.md]

  [/path/ ...]            pages while one system fails at a time (default: / and /api/health)
  --into docs/drills.md   replaces the table of a Markdown file
It needs LINK_SECRET of that site in the environment; for the local site, that of .dev.vars does.`

const words = v.object({
  origin: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('--origin is missing'),
    v.url('the origin is no address'),
  ),
  into: v.optional(v.string()),
  paths: v.array(v.pipe(v.string(), v.startsWith('/', 'a path starts with a slash'))),
})

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { origin: { type: 'string' }, into: { type: 'string' } },
  })
  const paths = positionals.length ? positionals : ['/', '/api/health']
  const given = v.parse(words, { ...values, paths })
  // Checked before the drills, which take minutes: with a missing file their results would be lost.
  if (given.into) readFileSync(given.into)
  return given
}

async function runDrill(
  { origin, paths }: v.InferOutput<typeof words>,
  secret: string,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const fault of faultNames)
    for (const isolate of ['warm', 'cold'] as const)
      for (const path of paths) {
        const url = new URL(path, origin)
        // The page for comparison is requested now, because it may change meanwhile.
        const healthy = await requestPage({ url, secret })
        const seen = await requestPage({ url, secret, drill: { fault, isolate } })
        findings.push({ fault, isolate, path, healthy, seen })
      }
  return findings
}

/** The text of a file with the lines in place of its first table. */
function replaceTable(text: string, table: readonly string[]): string {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.startsWith('|'))
  if (first < 0) return `${text.trimEnd()}\n\n${table.join('\n')}\n`
  const length = lines.slice(first).findIndex(line => !line.startsWith('|'))
  return lines.toSpliced(first, length < 0 ? lines.length : length, ...table).join('\n')
}

async function run(given: v.InferOutput<typeof words>): Promise<undefined> {
  const findings = await runDrill(given, linkSecret(given.origin))
  const table = reportDrill(findings)
  if (given.into) writeFileSync(given.into, replaceTable(readFileSync(given.into, 'utf8'), table))
  else for (const line of table) console.log(line)
  console.log(`${findings.length} drills, ${failuresIn(findings).length} answered with 5xx.`)
  return undefined
}

await runCommand({ usage, read: readWords, run })
