import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The start of the first error in a tool's output, and the text that ends it. */
const errors: readonly { readonly begins: RegExp; readonly ends: RegExp }[] = [
  // Vitest
  { begins: /^ *FAIL {2}/m, ends: /^⎯+\[\d+\/\d+\]/m },
  // Playwright
  { begins: /^ *1\) \S/m, ends: /^ *2\) \S/m },
  // TypeScript
  { begins: /^.*: error TS\d+: /m, ends: /^(?! )/m },
  // Biome
  { begins: /^\S+ \S+ ━{3,}/m, ends: /^\S+ \S+ ━{3,}/m },
]

/** The first error in a tool's output, complete; undefined where the tool marks none. */
export function firstErrorIn(printed: string): string | undefined {
  const text = stripVTControlCharacters(printed)
  for (const { begins, ends } of errors) {
    const start = text.search(begins)
    if (start < 0) continue
    const rest = text.slice(start).trimStart()
    const next = rest.indexOf('\n') + 1
    const length = next ? rest.slice(next).search(ends) : -1
    return (length < 0 ? rest : rest.slice(0, next + length)).trimEnd()
  }
  return undefined
}

/** How many of a step's tests passed, and the end of its output if some did not. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly failure?: string
  /** The first of its errors, whole, where the command marks its errors. */
  readonly firstError?: string
}

export interface Step {
  readonly command: readonly [program: string, ...arguments_: string[]]
  readonly environment?: Readonly<Record<string, string>>
  /** Whether output means that a command has failed, because those who start it would have to read it. */
  readonly isSilent?: boolean
  /** Reads the counts from the command's report file. A step without one counts as one test. */
  readonly report?: { readonly file: string; readonly count: (content: never) => Count }
}

const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

/** Some thirty commands load wrangler or the demonstration content; they share Node's compile cache. */
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node') }

function countOf({ report }: Step, ok: boolean): Count {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const { passed, failed } = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Number of characters of a failed step that are printed again at the end of the run: a truncated log keeps its end. */
const lengthOfFailure = 6_000

/** Runs a command and prints its output once it has ended, because another one runs at the same time. */
export async function runStep(step: Step): Promise<Count> {
  const [program, ...rest] = step.command
  const began = Date.now()
  const output: Buffer[] = []
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet, ...compileCache, ...step.environment },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>(resolve => {
    child.on('close', resolve)
    child.on('error', error => {
      output.push(Buffer.from(`${error.message}\n`))
      resolve(null)
    })
  })
  const seconds = Math.round((Date.now() - began) / 1000)
  const title = `> ${step.command.join(' ')} (${seconds} s)`
  const text = Buffer.concat(output).toString().trimEnd()
  console.log(`\n${title}\n${text}`)
  const count = countOf(step, code === 0 && !(step.isSilent && text))
  if (!count.failed) return count
  const firstError = firstErrorIn(text)
  return {
    ...count,
    failure: `${title}\n${text.slice(-lengthOfFailure)}`,
    ...(firstError && { firstError: `${title}\n${firstError}` }),
  }
}
