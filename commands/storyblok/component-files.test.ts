import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { validateSchema, validateStory } from '@storyblok/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { components } from '../../worker/core/page/components/components.ts'
import { groups } from '../../worker/core/page/components/groups.ts'
import { componentPresets } from '../../worker/core/page/components/presets.ts'
import { fieldProblems } from '../../worker/tools/editor/field-problems.ts'
import { componentFiles } from './component-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'prospectus-schemas-'))
const runFile = promisify(execFile)

/** Runs a script with this Node, in the folder, without the user's own settings. */
const run = (file: string, ...args: string[]) =>
  runFile(process.execPath, [resolve(file), ...args], {
    cwd: folder,
    env: { ...process.env, HOME: folder, STORYBLOK_SPACE_ID: '' },
  })

const read = (path: string) => readFileSync(join(folder, '.storyblok', path), 'utf8')

// Two programs are started, one after the other, on a machine that may be busy.
beforeAll(async () => {
  await run('commands/storyblok/storyblok-schemas.ts', '--space', '1')
  await run('node_modules/storyblok/dist/index.mjs', 'types', 'generate', '--space', '1')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const folderNames = new Map<string, string>(
  Object.values(groups).map(({ uuid, name, parent }) => [
    uuid,
    parent ? `${groups[parent].name}/${name}` : name,
  ]),
)
const presets = await componentPresets()
const { stories } = mainSpace()

/** The components in the words of `@storyblok/schema`, which names groups by their folder. */
const schema = {
  blocks: components.map(({ name, component_group_uuid, schema: fields }) => ({
    name,
    folder: folderNames.get(component_group_uuid)!,
    fields: Object.entries(fields).map(([field, described]) => {
      if ('keys' in described) return { ...described, name: field }
      const { component_whitelist, component_group_whitelist, ...rest } = described
      const folders = component_group_whitelist?.map(uuid => ({ folder: folderNames.get(uuid)! }))
      return { ...rest, name: field, allow: component_whitelist ?? folders ?? [] }
    }),
  })),
} as unknown as Parameters<typeof validateStory>[1]

describe('the files for the official CLI', () => {
  it.each(componentFiles)('%s is the same each time it is made', (name, text) => {
    expect(read(`components/1/${name}`)).toBe(text)
  })

  it('are read by it: it makes types of every component', () => {
    const types = read('types/1/storyblok-components.d.ts')
    const missing = components.filter(({ name }) => !types.includes(`component: "${name}";`))
    expect(missing).toEqual([])
    expect(types).toContain('additionalCostsContent?: ISbStoryData<AdditionalCosts> | string')
    expect(types).toContain('accordionLists?: AccordionList[]')
  })
})

describe('the components as the official validator knows them', () => {
  it('are a schema', () => {
    expect(validateSchema(schema).issues).toEqual([])
  })

  it.each(stories.map(({ draft }) => [draft.full_slug, draft] as const))('hold %s', (_slug, story) => {
    const { issues } = validateStory(story, schema)
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
  })

  it.each(presets.map(({ preset, name }) => [preset.component, name, preset] as const))(
    'hold a page with the preset of %s: %s',
    (_component, _name, preset) => {
      const { draft } = stories[0]!
      const content = { component: 'page', _uid: 'page', body: [preset] }
      const { issues } = validateStory({ ...draft, content }, schema)
      expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
      expect(fieldProblems(content, new Set())).toEqual([])
    },
  )
})

describe('presets', () => {
  it('belong to components by ids that are made anew each time, and are the same', () => {
    const known = new Map(components.map(({ id, name }) => [id, name]))
    for (const { component_id, preset } of presets) expect(known.get(component_id)).toBe(preset.component)
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  })
})
