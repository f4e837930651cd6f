import { messageOf } from '../worker/log/reason-of.ts'
import { linkAddress, webhookAddress } from './link-address.ts'
import { linkSecret } from './link-secret.ts'

try {
  const [purpose, ...others] = process.argv.slice(2)
  const secret = linkSecret()
  const address =
    purpose === 'webhook'
      ? await webhookAddress(others, secret)
      : await linkAddress(process.argv.slice(2), { secret, now: Date.now() })
  console.log(address)
} catch (error) {
  console.error(messageOf(error))
  console.error(`Usage: npm run link -- preview /path/ [--hours 24] [--origin https://...] [--unit dach]
       npm run link -- view-as /path/ [--country CH] [--usergroup lead] [--variant b] [--date 2026-12-24T18:00] [--draft]
       npm run link -- testing /path/
       npm run link -- health
       npm run link -- searches [--hours 720]
       npm run link -- webhook [--origin https://...]`)
  process.exitCode = 1
}
