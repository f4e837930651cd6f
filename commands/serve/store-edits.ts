import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { globalSpace, mainSpace, spaceNames } from '../../kv-seed/space.ts'
import { spaceFaults } from '../../kv-seed/story-faults.ts'
import type { SpaceSeed } from '../../worker/core/content/space-schema.ts'
import { signWebhook } from '../../worker/core/content/version/webhook.ts'
import { openKeyStore } from '../content/key-store.ts'
import { storeEdited } from '../content/stored-content.ts'
import { editsSince, type SeedEdits, storeSeeded } from '../local/seeded-stories.ts'
import { publishContents } from './publish-contents.ts'
import { originOf } from './served-origin.ts'

const known = v.object({ content: v.object({ cv: v.number() }) })
const ATTEMPTS = 150
/** Milliseconds between two attempts. */
const PAUSE = 20
/** Each story that is published by itself writes the whole space. */
const maxPublished = 3

/** Waits until the site knows a version, three seconds at most. */
async function awaitVersion(origin: string, version: number): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left--) {
    const answer = await fetch(`${origin}/api/health`)
    if (v.parse(known, await answer.json()).content.cv >= version) return
    await setTimeout(PAUSE)
  }
}

interface Edited {
  readonly state: string
  readonly origin: string
  readonly seeds: readonly SpaceSeed[]
  readonly edits: SeedEdits
}

/** Stores all stories again, and tells the site. Resolves to the version that contains them. */
async function storeAll({ state, origin, seeds, edits }: Edited): Promise<number> {
  const store = await openKeyStore({ remote: false, state })
  const version = await storeEdited(store, { seeds, isEdited: edits.isEdited })
  const message = JSON.stringify({ action: 'published', space_id: seeds[0]!.id })
  // The secret of a development server (`vite.config.ts`).
  const headers = await signWebhook(message, 'embedded-webhook')
  await fetch(`${origin}/api/webhooks/storyblok`, { method: 'POST', headers, body: message })
  return version
}

/**
 * Stores stories whose files were edited under `npm run dev`, and calls `show` when the site that serves `state` knows. A few whose content alone is
 * new are published as an editor does it, which writes nothing else and is known at once. Throws where no site serves `state`, it refuses, or a story does not fit the schemas of its blocks.
 * Requirement operations/developing.
 */
export async function storeEdits(state: string, show: () => void): Promise<void> {
  const origin = originOf(state)
  if (!origin) throw new Error('no site serves the local state')
  const seeds = [mainSpace(), globalSpace()]
  const edits = editsSince(state)
  const edited = seeds.map(({ stories }) => stories.filter(edits.isEdited))
  const faults = spaceNames.flatMap((name, index) => spaceFaults(name, edited[index] ?? []))
  if (faults.length) throw new Error(faults.join('\n'))
  const [ofMain = [], ofOthers = []] = [edited[0], edited.slice(1).flat()]
  if (edits.areOfContent(seeds) && ofOthers.length === 0 && ofMain.length <= maxPublished) {
    await publishContents(origin, ofMain)
  } else await awaitVersion(origin, await storeAll({ state, origin, seeds, edits }))
  show()
  storeSeeded(state, seeds)
}
