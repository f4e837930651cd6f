import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globalSpace, mainSpace } from '../kv-seed/space.ts'
import { embeddedSpaces } from '../worker/core/content/client/content-source.ts'
import type { SpaceSeed } from '../worker/core/content/space-schema.ts'
import { readContent } from './content/content-file.ts'
import { openKeyStore } from './content/key-store.ts'
import { readStored } from './content/stored-content.ts'

export interface ContentPlace {
  /** A file that `npm run content -- export` wrote. */
  readonly file?: string | undefined
  /** Whether to use the embedded content of the deployed site. */
  readonly remote: boolean
  /** Folder of the local state. */
  readonly state: string
}

export interface ReadSpaces {
  readonly spaces: readonly SpaceSeed[]
  /** Which content it is. */
  readonly origin: string
}

/** The space of the pages. Throws where it is not among these. */
export function mainOf(spaces: readonly SpaceSeed[]): SpaceSeed {
  const main = spaces.find(({ id }) => id === embeddedSpaces[0])
  if (!main) throw new Error(`the content has no space ${embeddedSpaces[0]}`)
  return main
}

/** The content of a place: of the file, of the deployed site, of the local state, or, if none is stored, of the demonstration site. */
export async function readSpaces({ file, ...place }: ContentPlace): Promise<ReadSpaces> {
  if (file) return { spaces: readContent(readFileSync(file, 'utf8')).spaces, origin: file }
  const isThere = place.remote || existsSync(join(place.state, 'v3'))
  const spaces = isThere ? await readStored(await openKeyStore(place)) : []
  if (place.remote && !spaces.length) throw new Error('the deployed site has no embedded content')
  if (spaces.length) return { spaces, origin: place.remote ? 'the deployed site' : place.state }
  return {
    spaces: [mainSpace(), globalSpace()],
    origin: `kv-seed, because there is no content in ${place.state}`,
  }
}
