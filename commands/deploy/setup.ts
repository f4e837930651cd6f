/** Prints the steps that a production site needs before it works, or runs them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { databaseBindings } from '../local/databases.ts'
import { runCommand } from '../run-command.ts'
import { noAccount, readAccount } from './account.ts'
import { askSecret } from './ask-secret.ts'
import { type Plan, remainingWork, type Step, setupSteps } from './setup-steps.ts'

const usage = `npm run setup -- production [--run | --plan]

npm run setup -- production          what is there, and what is missing (wrangler login first)
npm run setup -- production --run    does what is missing, and asks for each secret
npm run setup -- production --plan   all steps, without reading an account`

const configuration = v.object({
  d1_databases: v.array(v.object({ binding: v.picklist(databaseBindings), database_name: v.string() })),
  r2_buckets: v.tupleWithRest(
    [v.object({ bucket_name: v.string(), jurisdiction: v.optional(v.string()) })],
    v.unknown(),
  ),
  queues: v.object({
    producers: v.array(v.object({ queue: v.string() })),
    consumers: v.array(v.object({ dead_letter_queue: v.optional(v.string()) })),
  }),
  vars: v.record(v.string(), v.unknown()),
})

const databases = v.object({ DB: v.string(), RECORDS: v.string(), INDEX: v.string() })

async function readPlan(): Promise<{
  readonly plan: Plan
  readonly vars: Readonly<Record<string, unknown>>
}> {
  // Loaded here because it takes most of a second: only if the words are right.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const config: unknown = readConfig({ config: 'wrangler.toml' })
  const { d1_databases, r2_buckets, queues, vars } = v.parse(configuration, config)
  const dead = queues.consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? [])
  const plan = {
    databases: v.parse(
      databases,
      Object.fromEntries(d1_databases.map(one => [one.binding, one.database_name])),
    ),
    bucket: r2_buckets[0].bucket_name,
    queues: [...queues.producers.map(({ queue }) => queue), ...dead],
    jurisdiction: r2_buckets[0].jurisdiction,
    contentSource: String(vars.CONTENT_SOURCE),
  }
  return { plan, vars }
}

const muted = new Writable({ write: (_chunk, _encoding, done) => done() })

/** The lines that a person types, which are not shown. */
function readLines() {
  const lines = createInterface({ input: process.stdin, output: muted, terminal: process.stdin.isTTY })
  return { answers: lines[Symbol.asyncIterator](), close: () => lines.close() }
}

/** Runs a command, with a text as its input where one is given. Throws where it fails. */
function run({ title, command: [tool, ...words] }: Step, input?: string): void {
  const { status } = spawnSync(tool!, words, {
    ...(input === undefined ? { stdio: 'inherit' } : { input, stdio: ['pipe', 'inherit', 'inherit'] }),
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  })
  if (status !== 0)
    throw new Error(
      `It stopped at "${title}". Mend that and run the command again: what is done is not repeated.`,
    )
}

async function runStep(step: Step, answers: AsyncIterator<string>): Promise<void> {
  console.log(`\n${step.title}`)
  if (!step.secret) return run(step)
  const say = (text: string) => process.stdout.write(text)
  const answer = await askSecret(step.secret, { answers, say })
  if (answer) run(step, answer)
  else console.log('Left out.')
}

async function runSteps(steps: readonly Step[]): Promise<void> {
  const { answers, close } = readLines()
  try {
    for (const step of steps) if (!step.isDone) await runStep(step, answers)
  } finally {
    close()
  }
}

function printSteps(steps: readonly Step[]): void {
  for (const { title, command, isDone } of steps)
    console.log(
      `${isDone ? '[x]' : '[ ]'} ${title}\n      ${command[0] === 'npm' ? '' : 'npx '}${command.join(' ')}`,
    )
}

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { run: { type: 'boolean', default: false }, plan: { type: 'boolean', default: false } },
  })
  if (positionals.join() !== 'production') throw new Error('there is one environment to set up: production')
  if (values.run && values.plan) throw new Error('--plan reads no account, and --run changes it: one of them')
  return values
}

async function setUp(values: ReturnType<typeof readWords>): Promise<undefined> {
  const { plan, vars } = await readPlan()
  const account = values.plan ? noAccount : await readAccount(plan)
  const steps = setupSteps(plan, account)
  if (values.run) await runSteps(steps)
  else printSteps(steps)
  console.log(
    `\nLeft to you:\n${remainingWork(vars, readFileSync('.github/CODEOWNERS', 'utf8'))
      .map(line => `- ${line}`)
      .join('\n')}`,
  )
  return undefined
}

await runCommand({ usage, read: readWords, run: setUp })
