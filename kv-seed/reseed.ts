/** Stores stories whose files were edited under `npm run dev`, and waits until the site that is served knows. */
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { signWebhook } from '../worker/content/version/webhook.ts'
import { openKeyStore } from './content/key-store.ts'
import { storeEdited } from './content/stored-content.ts'
import { editedSince, noteSeeded } from './seeded-stories.ts'
import { originOf } from './served-origin.ts'
import { globalSpace, mainSpace } from './space.ts'

const state = '.wrangler/state'
const known = v.object({ content: v.object({ cv: v.number() }) })
const ATTEMPTS = 30
/** Milliseconds between two attempts. */
const PAUSE = 100

const seeds = [mainSpace(), globalSpace()]
const store = await openKeyStore({ remote: false, state })
const version = await storeEdited(store, { seeds, isEdited: editedSince(state) })
noteSeeded(state, seeds)

const origin = originOf(state)
// The secret of a development server (`vite.config.ts`).
const message = JSON.stringify({ action: 'published', space_id: mainSpace().id })
const headers = { 'webhook-signature': await signWebhook(message, 'embedded-webhook') }
await fetch(`${origin}/api/webhooks/storyblok`, { method: 'POST', headers, body: message })

for (let left = ATTEMPTS; left > 0; left--) {
  const { content } = v.parse(known, await (await fetch(`${origin}/api/health`)).json())
  if (content.cv >= version) break
  await setTimeout(PAUSE)
}
