import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { parseEnvironment } from '../../worker/env.ts'
import { localVars } from '../local/local-configuration.ts'
import { localVariables } from '../local/local-variables.ts'
import { runCommand } from '../run-command.ts'
import { checkSpace } from './check-space.ts'
import { createSpaceReader } from './read-space.ts'

const usage = `npm run storyblok:check -- [--env production] [--origin https://...]

Reads the space of the local site (of wrangler.toml with --env production), the environment and .dev.vars (the later one counts) as the site would, one line for each thing it looks at: ok, or what to do.
With --origin the site there is sent a signed message that says nothing new, to try its webhook.`

function readWords(args: string[]) {
  const options = { origin: { type: 'string' }, env: { type: 'string' } } as const
  const { origin, env } = parseArgs({ args, options }).values
  if (env !== undefined && env !== 'production') throw new Error(`there is no environment "${env}"`)
  const isProduction = env === 'production'
  if (origin === undefined) return { origin, isProduction }
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new Error(`--origin is the address of a site, not "${origin}"`)
  return { origin: new URL(origin).origin, isProduction }
}

await runCommand({
  usage,
  read: readWords,
  async run({ origin, isProduction }) {
    const vars = isProduction
      ? readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).vars
      : localVars
    const given = { ...vars, ...process.env, ...localVariables() }
    const environment = parseEnvironment({ ...given, CONTENT_SOURCE: 'storyblok' })
    const findings = await checkSpace({ environment, read: createSpaceReader(fetch), origin })
    for (const { about, isRight, text } of findings)
      console.log(`${isRight ? 'ok   ' : 'to do'}  ${about.padEnd(13)}  ${text}`)
    return findings.every(({ isRight }) => isRight) ? undefined : 1
  },
})
