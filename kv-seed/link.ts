import { messageOf } from '../worker/log/reason-of.ts'
import { linkAddress } from './link-address.ts'
import { linkSecret } from './link-secret.ts'

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
