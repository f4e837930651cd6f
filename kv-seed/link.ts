import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { messageOf } from '../worker/log/reason-of.ts'
import { linkAddress } from './link-address.ts'

/** The secret of the worker that shall answer: from the environment, else that of local development. */
function linkSecret(): string {
  const local = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const secret = process.env.LINK_SECRET ?? local.LINK_SECRET
  if (!secret) throw new Error('LINK_SECRET is neither in the environment nor in .dev.vars')
  return secret
}

try {
  console.log(await linkAddress(process.argv.slice(2), { secret: linkSecret(), now: Date.now() }))
} catch (error) {
  console.error(messageOf(error))
  console.error(`Usage: npm run link -- preview /path/ [--hours 24] [--origin https://...] [--unit dach]
       npm run link -- view-as /path/ [--country CH] [--usergroup lead] [--variant b] [--date 2026-12-24T18:00] [--draft]
       npm run link -- testing /path/
       npm run link -- health`)
  process.exitCode = 1
}
