import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSpace } from '../../kv-seed/read-space.ts'
import { globalSpace, mainSpace, readSeedFiles, seedFolder, spaceNames } from '../../kv-seed/space.ts'
import { noWriteLock } from '../../worker/core/content/version/write-lock.ts'
import { changeStories } from '../../worker/tools/content-api/change-space.ts'
import { createSnapshots } from '../../worker/tools/content-api/snapshot.ts'
import { spaceEntries } from '../../worker/tools/content-api/space.ts'
import type { StoryVersions } from '../../worker/tools/content-api/stored-space.ts'
import { seedChanges, writeChanges } from './seed-changes.ts'
import { readStored } from './stored-content.ts'

/** A store with the demonstration content as a fresh site has it, and a copy of its files. */
function freshSite() {
  const main = mainSpace()
  const values = new Map([main, globalSpace()].flatMap(spaceEntries).map(({ key, value }) => [key, value]))
  const kv = {
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => void values.set(key, value),
    delete: async (key: string) => void values.delete(key),
  }
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-seed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of spaceNames) cpSync(join(seedFolder, name), join(folder, name), { recursive: true })
  const found = async () => seedChanges(folder, await readStored(kv))
  return {
    folder,
    /** Puts other stories in the place of the one at this slug. */
    change: (slug: string, change: (story: StoryVersions) => readonly StoryVersions[]) =>
      changeStories({ kv, snapshots: createSnapshots(kv), id: main.id, lock: noWriteLock }, stories =>
        stories.flatMap(story => (story.draft.full_slug === slug ? change(story) : [story])),
      ),
    found,
    paths: async () => (await found()).changes.map(({ path, text }) => (text ? path : `${path} is deleted`)),
  }
}

const slug = 'people/sofia-brandt'
const file = `main/stories/${slug}.json`

/** The story with other content, published as the editor does it. */
function publish({ draft }: StoryVersions, content: object): readonly StoryVersions[] {
  const at = '2026-11-29T00:00:00.000Z'
  const story = { ...draft, content: { ...draft.content, ...content }, published_at: at, updated_at: at }
  return [{ draft: story, published: story }]
}

it('the files of a fresh site stay as they are, byte for byte', async () => {
  const site = freshSite()
  expect(await site.found()).toEqual({ changes: [], seeds: [mainSpace(), globalSpace()], warnings: [] })
})

it('a story that was edited changes its file and no other, and then none', async () => {
  const site = freshSite()
  await site.change(slug, story => publish(story, { name: 'Sonja Brandt' }))
  expect(await site.paths()).toEqual([file])
  const { changes, seeds } = await site.found()
  writeChanges(site.folder, changes)
  const lines = (folder: string) => readFileSync(join(folder, file), 'utf8').split('\n')
  const [before, after] = [lines(seedFolder), lines(site.folder)]
  expect(after.filter(line => !before.includes(line)).map(line => line.trim())).toEqual([
    '"published_at": "2026-11-29T00:00:00.000Z",',
    '"updated_at": "2026-11-29T00:00:00.000Z",',
    '"name": "Sonja Brandt",',
  ])
  expect(await site.paths()).toEqual([])
  expect(seeds).toEqual(spaceNames.map(name => readSpace(readSeedFiles(site.folder), name)))
})

it('a story that was moved, removed, created or hidden does too', { tags: ['full'] }, async () => {
  const site = freshSite()
  const renamed = { slug: 'sofia', full_slug: 'people/sofia' }
  await site.change(slug, ({ draft }) => [
    { draft: { ...draft, ...renamed }, published: { ...draft, ...renamed } },
    { draft: { ...draft, id: 5, uuid: 'a', slug: 'neu', full_slug: 'neu' }, published: null },
  ])
  await site.change('kompass', () => [])
  await site.change('suche', ({ draft }) => [{ draft, published: null }])
  expect(new Set(await site.paths())).toEqual(
    new Set([
      'main/stories/people/sofia.json',
      `${file} is deleted`,
      'main/stories/kompass.json is deleted',
      'main/stories/suche.json',
      'main/stories/neu.json',
    ]),
  )
  const { changes, seeds } = await site.found()
  writeChanges(site.folder, changes)
  expect(await site.paths()).toEqual([])
  const hidden = seeds[0]!.stories.filter(({ published }) => !published).map(({ draft }) => draft.full_slug)
  expect(new Set(hidden)).toEqual(new Set(['suche', 'neu']))
})

it('a draft that is not published is named, and its file has what is published', {
  tags: ['full'],
}, async () => {
  const site = freshSite()
  const image = { fieldtype: 'asset', filename: '/pictures/8x6/a.jpg', alt: 'A' }
  await site.change(slug, ({ draft, published }) => [
    { draft: { ...draft, content: { ...draft.content, image } }, published },
  ])
  expect(await site.found()).toMatchObject({
    changes: [],
    warnings: [`${slug}: its draft has changes that are not published, and are not in the file`],
  })
  await site.change(slug, story => publish(story, {}))
  expect((await site.found()).warnings).toEqual([
    `${slug}: /pictures/8x6/a.jpg was uploaded, and is not in kv-seed/pictures/`,
  ])
})

it('a story whose path leads out of the folder is refused', () => {
  const { id, stories, ...space } = mainSpace()
  const draft = { ...stories[0]!.draft, full_slug: '../../home' }
  expect(() => seedChanges(seedFolder, [{ ...space, id, stories: [{ draft, published: draft }] }])).toThrow(
    'main/stories/../../home.json cannot be the path of a file',
  )
})
