/** Stores the demonstration content as its files say it now, and tells the site that is served: after an edit under `npm run dev`. */
import { signWebhook } from '../worker/content/version/webhook.ts'
import { openKeyStore } from './content/key-store.ts'
import { readStored, replaceStored } from './content/stored-content.ts'
import { originOf } from './served-origin.ts'
import { globalSpace, mainSpace } from './space.ts'

const state = '.wrangler/state'

const store = await openKeyStore({ remote: false, state })
const { moves } = await readStored(store)
await replaceStored(store, { spaces: [mainSpace(), globalSpace()], moves })

// The secret of a development server (`vite.config.ts`).
const message = JSON.stringify({ action: 'published', space_id: mainSpace().id })
const headers = { 'webhook-signature': await signWebhook(message, 'embedded-webhook') }
await fetch(`${originOf(state)}/api/webhooks/storyblok`, { method: 'POST', headers, body: message })
