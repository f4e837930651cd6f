import { readSpace, type SpaceStore } from './snapshot.ts'
import type { SpaceMeta } from './space.ts'

type Access = { readonly space: SpaceMeta; readonly canReadDrafts: boolean }

/** The space and the version that a token gives access to; null for no or an unknown token. */
export async function authorize(input: {
  readonly kv: SpaceStore
  readonly spaceIds: readonly number[]
  readonly token: string | null
}): Promise<Access | null> {
  if (!input.token) return null
  const spaces = await Promise.all(input.spaceIds.map(id => readSpace(input.kv, id)))
  for (const space of spaces) {
    if (space?.tokens.preview === input.token) return { space, canReadDrafts: true }
    if (space?.tokens.public === input.token) return { space, canReadDrafts: false }
  }
  return null
}
