import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SpaceSeed, StoryRecord } from '../worker/content-api/space.ts'

const digests = v.array(v.string())

const fileIn = (state: string) => join(state, 'seeded-stories.json')
const digestOf = (story: StoryRecord) => createHash('sha256').update(JSON.stringify(story)).digest('base64')

/** Notes the stories as their files say them now. */
export function noteSeeded(state: string, seeds: readonly SpaceSeed[]): void {
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), JSON.stringify(seeds.flatMap(({ stories }) => stories.map(digestOf))))
}

function readNoted(state: string): ReadonlySet<string> {
  try {
    return new Set(v.parse(digests, JSON.parse(readFileSync(fileIn(state), 'utf8'))))
  } catch {
    return new Set()
  }
}

/** Whether the file of a story was edited since it was noted; each one where nothing was noted. */
export function editedSince(state: string): (story: StoryRecord) => boolean {
  const noted = readNoted(state)
  return story => !noted.has(digestOf(story))
}
