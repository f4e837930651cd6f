import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedFolder } from '../../kv-seed/space.ts'
import { componentFiles } from './component-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'prospectus-stories-'))
const runFile = promisify(execFile)

/** Replaces the network of the CLI by an empty space: what it reads of the management API. */
const emptySpace = `globalThis.fetch = async () =>
  Response.json({ stories: [], components: [] }, { headers: { total: '0', 'per-page': '100' } })`

/** The last lines of `stories push --dry-run` for these files of space 1, without colours. */
async function pushDry(files: Readonly<Record<string, string>>): Promise<string> {
  const stories = join(folder, '.storyblok/stories/1')
  rmSync(stories, { recursive: true, force: true })
  mkdirSync(stories, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(stories, name), text)
  const cli = resolve('node_modules/storyblok/dist/index.mjs')
  const words = ['--import', `data:text/javascript,${encodeURIComponent(emptySpace)}`, cli]
  const { stdout, stderr } = await runFile(
    process.execPath,
    [...words, 'stories', 'push', '--space', '1', '--dry-run'],
    {
      cwd: folder,
      env: {
        ...process.env,
        HOME: folder,
        NO_COLOR: '1',
        STORYBLOK_LOGIN: 'nobody',
        STORYBLOK_TOKEN: 'none',
        STORYBLOK_REGION: 'eu',
      },
    },
  )
  return stdout + stderr
}

/** The files of the stories, as they are, by the names that the CLI gives them: `{slug}_{uuid}.json`. */
const storyFiles = Object.fromEntries(
  globSync('main/stories/**/*.json', { cwd: seedFolder }).map(path => {
    const text = readFileSync(join(seedFolder, path), 'utf8')
    const { slug, uuid } = JSON.parse(text) as { readonly slug: string; readonly uuid: string }
    return [`${slug}_${uuid}.json`, text]
  }),
)

beforeAll(() => {
  for (const [name, text] of componentFiles) {
    const path = join(folder, '.storyblok/components/1', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const oneProgram = 60_000

describe('the files of stories, pushed by the official CLI without applying it', () => {
  it(
    'are all accepted with the files of components',
    async () => {
      const count = Object.keys(storyFiles).length
      expect(count).toBeGreaterThan(200)
      const said = await pushDry(storyFiles)
      expect(said).toContain(`Push results: ${count} stories pushed, 0 stories failed`)
      expect(said).toContain(`Updating stories: ${count}/${count} succeeded, 0 failed.`)
    },
    oneProgram,
  )

  const [name, text] = Object.entries(storyFiles)[0]!
  it.each([
    ['without its uuid', /"uuid"/, '"id_of_story"'],
    ['without content', /"content": \{/, '"contents": {'],
    ['with a component that no file describes', /"component": "[^"]+"/, '"component": "unknown"'],
  ])(
    'are refused %s',
    async (_, part, other) => {
      expect(await pushDry({ [name]: text.replace(part, other) })).toContain(
        'Creating stories: 0/1 succeeded, 1 failed.',
      )
    },
    oneProgram,
  )
})
