/**
 * Builds the worker that is deployed, adds the files that open pages still ask for, and deploys it, or with `--gradually` uploads it as a version
 * that has no visitors yet. Other words go on to wrangler.
 */
import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { messageOf } from '../../worker/log/reason-of.ts'
import { keepRetired } from './keep-retired.ts'

const production = v.object({ vars: v.object({ SITE_ORIGIN: v.optional(v.pipe(v.string(), v.url())) }) })

/** Runs a command of the project, and ends with its status where it fails. */
function run(command: string, words: readonly string[]): void {
  const environment = { ...process.env, CLOUDFLARE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' }
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}

/** The origin of the site that is live: from the environment (a preview has another one), else that of the configuration. */
function liveOrigin(): string | undefined {
  const config: unknown = readConfig({ config: 'wrangler.toml', env: 'production' })
  return process.env.LIVE_ORIGIN ?? v.parse(production, config).vars.SITE_ORIGIN
}

async function keepFiles(origin: string): Promise<void> {
  try {
    const { kept, missing } = await keepRetired({ origin, folder: 'dist/client', now: Date.now(), fetch })
    console.log(`${kept.length} files of earlier builds stay for a week.`)
    if (missing.length) console.log(`The live site no longer has ${missing.join(', ')}.`)
  } catch (error) {
    // A first deployment has no site before it, and a site that is down must be deployable.
    console.log(
      `No file of an earlier build is kept: ${messageOf(error)}. Open pages load themselves once more.`,
    )
  }
}

run('vite', ['build', '--logLevel', 'warn'])
const origin = liveOrigin()
if (origin) await keepFiles(origin)
else console.log('No file of an earlier build is kept: neither SITE_ORIGIN nor LIVE_ORIGIN is set.')
// Wrangler uploads the build that was made last, also that of `npm start`, whose editor asks for no secret: both commands follow a build for production.
const words = process.argv.slice(2)
const rest = words.filter(word => word !== '--gradually')
run('wrangler', [...(rest.length < words.length ? ['versions', 'upload'] : ['deploy']), ...rest])
