/**
 * Builds the worker for production, adds the files that open pages still request, and deploys it, or with `--gradually` uploads it as a version
 * without visitors. The build has a folder of its own, so that a running local site keeps its files.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { runCommand } from '../run-command.ts'
import { deployUsage, deployWords } from './deploy-words.ts'
import { keepRetired } from './keep-retired.ts'

/** The file in which wrangler finds the build to use. */
const chosen = join(import.meta.dirname, '../../.wrangler/deploy/config.json')

/** Makes wrangler use the build for production instead of the last one of `npm start`, whose editor requires no secret. */
function chooseBuild(deployedFolder: string): void {
  const folder = join(chosen, '..')
  mkdirSync(folder, { recursive: true })
  const configPath = relative(folder, join(deployedFolder, 'wrangler.json'))
  writeFileSync(chosen, JSON.stringify({ configPath, auxiliaryWorkers: [] }))
}

/** Runs wrangler; resolves to its status. */
function runWrangler(words: readonly string[]): number {
  const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  return spawnSync('wrangler', words, { stdio: 'inherit', env: environment }).status ?? 1
}

async function keepFiles(origin: string, folder: string): Promise<void> {
  try {
    const { kept, missing } = await keepRetired({
      origin,
      folder,
      now: Date.now(),
      fetch,
    })
    console.log(`${kept.length} files of earlier builds stay for a week.`)
    if (missing.length) console.log(`The live site no longer has ${missing.join(', ')}.`)
  } catch (error) {
    // A first deployment has no site before it, and a site that is down must be deployable.
    console.log(
      `No file of an earlier build is kept: ${messageOf(error)}. Open pages load themselves once more.`,
    )
  }
}

async function deploy(words: readonly string[]): Promise<number> {
  // Loaded here because they take a second: only after all options were accepted.
  const [{ productionVariables }, build] = await Promise.all([
    import('./production-variables.ts'),
    import('../../client/vite/build-deployed.ts'),
  ])
  // A malformed variable would take down the site that is live.
  const { SITE_ORIGIN } = productionVariables('wrangler.toml')
  await build.buildDeployed()
  // A preview is not where the live site is.
  const origin = process.env.LIVE_ORIGIN ?? SITE_ORIGIN
  if (origin) await keepFiles(origin, build.deployedClientFolder)
  else console.log('No file of an earlier build is kept: neither SITE_ORIGIN nor LIVE_ORIGIN is set.')
  chooseBuild(build.deployedFolder)
  return runWrangler(words)
}

await runCommand({ usage: deployUsage, read: deployWords, run: deploy })
