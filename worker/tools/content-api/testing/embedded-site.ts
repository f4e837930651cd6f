import type { SpaceSeed } from '../../../core/content/space-schema.ts'
import { putEmbedded, testKv } from '../../../tests/setup/test-kv.ts'
import { createTestSite, type TestContent, type TestSiteOptions } from '../../../tests/setup/test-site.ts'
import { createContentApi } from '../app.ts'
import { contentFetch } from '../fetch.ts'
import { createSnapshots, type Snapshot, type Snapshots } from '../snapshot.ts'
import { type SpaceEntry, spaceEntries } from '../space.ts'

const entriesBySpace = new WeakMap<SpaceSeed, readonly SpaceEntry[]>()

/** Writes a space into the KV of tests. Making its entries takes longer than most tests, so it is done once. */
export function putEmbeddedSpace(space: SpaceSeed): void {
  const entries = entriesBySpace.get(space) ?? spaceEntries(space)
  entriesBySpace.set(space, entries)
  for (const { key, value } of entries) putEmbedded(key, value)
}

/** The latest snapshots; the key distinguishes every state of a space. */
const snapshots = new Map<string, Snapshot>()
const maxSnapshots = 4

/** Reading and validating a space takes longer than most tests, so the content systems that read the KV of tests share it. */
const sharedSnapshots: Snapshots = {
  async load(space) {
    const key = JSON.stringify(space)
    const known = snapshots.get(key)
    if (known) return known
    const snapshot = await createSnapshots(testKv).load(space)
    if (!snapshot) return null
    const [oldest] = snapshots.keys()
    if (snapshots.size >= maxSnapshots) snapshots.delete(oldest!)
    snapshots.set(key, snapshot)
    return snapshot
  },
  keep() {
    throw new Error('the content of tests is put, not changed')
  },
}

const embeddedContent: TestContent = {
  put: putEmbeddedSpace,
  open(kv, now) {
    const shared = kv === testKv ? { snapshots: sharedSnapshots } : {}
    return contentFetch(createContentApi({ kv, spaceIds: [1000, 1001], now, ...shared })) as typeof fetch
  },
}

/** A site of tests whose content is the embedded one, as the editor changes it. */
export const createEmbeddedSite = (options: TestSiteOptions = {}) =>
  createTestSite({ ...options, content: embeddedContent })
