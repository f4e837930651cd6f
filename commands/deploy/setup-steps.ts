import type { VariableName } from '../../worker/env.ts'
import type { DatabaseBinding } from '../local/databases.ts'
import { variableTexts } from '../variable-texts.ts'

/** The data of one account that a production site needs, as far as it is there. */
export interface Account {
  readonly databases: readonly string[]
  readonly buckets: readonly string[]
  readonly queues: readonly string[]
  /** Secrets of the worker; none before its first deployment. */
  readonly secrets: readonly string[]
}

/** The names in `wrangler.toml`, and the location of data. */
export interface Plan {
  /** Databases by their bindings. */
  readonly databases: Readonly<Record<DatabaseBinding, string>>
  readonly bucket: string
  readonly queues: readonly string[]
  /** The jurisdiction in which D1, R2 and the queues store their data; it cannot be changed later. Undefined for no guarantee. */
  readonly jurisdiction: string | undefined
  /** `storyblok` needs secrets that the demonstration content does not. */
  readonly contentSource: string
}

export interface Step {
  readonly title: string
  /** The words after `npx`. */
  readonly command: readonly string[]
  readonly isDone: boolean
  /** The secret that the person has to enter, and whether any value will do. */
  readonly secret?: { readonly name: string; readonly isOwn: boolean }
}

const configuration = ['--config', 'wrangler.toml']

/** Variables of a space, which the demonstration content has none of. */
const ofStoryblok = /^STORYBLOK_/

/** The secrets that a site needs with its source of content. */
const secretsOf = ({ contentSource }: Plan): VariableName[] =>
  // The keys of a table that the compiler checks for completeness.
  (Object.keys(variableTexts) as VariableName[]).filter(name => {
    const { isSecret, isNeeded } = variableTexts[name]
    return isSecret && isNeeded && (contentSource === 'storyblok' || !ofStoryblok.test(name))
  })

function makeStores({ databases, bucket, queues, jurisdiction }: Plan, account: Account): Step[] {
  const place = jurisdiction ? ['--jurisdiction', jurisdiction] : []
  return [
    ...Object.values(databases).map(database => ({
      title: `Database ${database} (D1)`,
      command: ['wrangler', 'd1', 'create', database, ...place],
      isDone: account.databases.includes(database),
    })),
    {
      title: 'Bucket of uploads (R2)',
      command: ['wrangler', 'r2', 'bucket', 'create', bucket, ...place],
      isDone: account.buckets.includes(bucket),
    },
    ...queues.map(queue => ({
      title: `Queue ${queue}`,
      command: ['wrangler', 'queues', 'create', queue, ...place],
      isDone: account.queues.includes(queue),
    })),
  ]
}

/**
 * The steps before a production site works, in this order (requirement operations/setup). Migrations and the deployment are never marked
 * as done: both can be run again without harm.
 */
export function setupSteps(plan: Plan, account: Account): readonly Step[] {
  return [
    ...makeStores(plan, account),
    ...Object.keys(plan.databases).map(binding => ({
      title: `Tables of ${binding}`,
      command: ['wrangler', 'd1', 'migrations', 'apply', binding, '--remote', ...configuration],
      isDone: false,
    })),
    {
      title: 'First deployment, which makes the KV namespace',
      command: ['npm', 'run', 'deploy'],
      isDone: false,
    },
    ...secretsOf(plan).map(name => ({
      title: `Secret ${name}: ${variableTexts[name].meaning}`,
      command: ['wrangler', 'secret', 'put', name, ...configuration],
      isDone: account.secrets.includes(name),
      secret: { name, isOwn: variableTexts[name].isOwn === true },
    })),
  ]
}

/** A line of `.github/CODEOWNERS` that is as the project came. */
const unnamedOwner = /^[^#\n]*@your-organisation\//m

/** The remaining manual steps, as lines; `owners` is the text of `.github/CODEOWNERS`. */
export function remainingWork(vars: Readonly<Record<string, unknown>>, owners = ''): readonly string[] {
  const needed = (Object.keys(variableTexts) as VariableName[]).filter(name => {
    const { isSecret, isNeeded } = variableTexts[name]
    const isUsed = vars.CONTENT_SOURCE === 'storyblok' || !ofStoryblok.test(name)
    return !isSecret && isNeeded && isUsed && vars[name] === undefined
  })
  return [
    ...needed.map(name => `${name} in wrangler.toml: ${variableTexts[name].meaning}.`),
    'The domain: `routes` in wrangler.toml, or a custom domain of the worker.',
    'Mail: the binding EMAIL, once the domain may send.',
    ...(unnamedOwner.test(owners) ? ['The teams that review changes: .github/CODEOWNERS.'] : []),
    'The webhook of the content system, alerts, Logpush and cache rules: docs/operate.md.',
  ]
}
