import { messageOf } from '../worker/log/reason-of.ts'
import { configuredUnits, localHosts } from './configured-units.ts'
import { linkAddress, webhookAddress } from './link-address.ts'
import { linkSecret } from './link-secret.ts'
import { originOf } from './served-origin.ts'

try {
  const [purpose, ...others] = process.argv.slice(2)
  const origin = originOf('.wrangler/state')
  const units = new Set(configuredUnits().keys())
  const given = { secret: linkSecret, now: Date.now(), origin, units, hosts: localHosts() }
  const address =
    purpose === 'webhook'
      ? await webhookAddress(others, given)
      : await linkAddress(process.argv.slice(2), given)
  console.log(address)
} catch (error) {
  console.error(messageOf(error))
  console.error(`Usage: npm run link -- preview /path/ [--hours 24] [--origin https://...] [--unit dach]
       npm run link -- view-as /path/ [--country CH] [--usergroup lead] [--variant b] [--date 2026-12-24T18:00] [--draft]
       npm run link -- testing /path/
       npm run link -- health
       npm run link -- searches [--hours 720]
       npm run link -- webhook [--origin https://...]
Without --origin it is the local site, where \`npm start\` or \`npm run dev\` served it last, at the host of the unit.
The secret is LINK_SECRET of the site in the environment; for the local site, that of .dev.vars does.`)
  process.exitCode = 1
}
