import { configuredUnits, localHosts } from '../configured-units.ts'
import { runCommand } from '../run-command.ts'
import { originOf } from '../serve/served-origin.ts'
import { linkAddress, readLink } from './link-address.ts'
import { linkSecret } from './link-secret.ts'

const usage = `npm run link -- preview /path/ | view-as /path/ | testing /path/ | health | searches | webhook [--origin https://...]

npm run link -- preview /path/ [--hours 24] [--origin https://...] [--unit dach]
npm run link -- view-as /path/ [--country CH] [--usergroup lead] [--variant b] [--date 2026-12-24T18:00] [--draft]
npm run link -- testing /path/
npm run link -- health
npm run link -- searches [--hours 720]
npm run link -- webhook [--origin https://...]
Without --origin it is the local site, where \`npm start\` or \`npm run dev\` served it last, at the host of the unit.
The secret is LINK_SECRET of the site in the environment; for the local site, that of .dev.vars does.`

await runCommand({
  usage,
  read: words => readLink(words, new Set(configuredUnits().keys())),
  async run(given) {
    const origin = originOf('.wrangler/state')
    console.log(
      await linkAddress(given, { secret: linkSecret, now: Date.now(), origin, hosts: localHosts() }),
    )
    return undefined
  },
})
