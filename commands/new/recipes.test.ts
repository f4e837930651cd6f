import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storyFaults } from '../../kv-seed/story-faults.ts'
import type { StoredStory } from '../../worker/core/content/space-schema.ts'
import { readRecipe } from './read-recipe.ts'
import { recipes } from './recipes.ts'

const name = 'price-note'
const made = Object.values(recipes).map(recipe => recipe(name).files)
const written = Object.assign({}, ...made) as Readonly<Record<string, string>>

describe('the words of the command', () => {
  it('name a recipe and a folder', () => {
    expect(Object.keys(readRecipe(['block', name]).files)).toContain('blocks/price-note/schema.ts')
  })

  it.each([
    [[]],
    [['page', name]],
    [['toString', name]],
    [['block']],
    [['block', 'Price']],
    [['block', '../a']],
    [['block', 'a', 'b']],
  ])('are refused: %j', words => {
    expect(() => readRecipe(words)).toThrow(/^name /)
  })

  it('a fact is an entry that a person adds', () => {
    const { files, next } = readRecipe(['fact', 'has-voucher'])
    expect(files).toEqual({})
    expect(next.join('\n')).toMatch(/visitor-facts\.ts[\s\S]*hasVoucher: fact<boolean>/)
  })
})

describe('a language', () => {
  const { files, changed = {} } = readRecipe(['language', 'nl'])

  it('is in the list of codes, and has the English words in each table', () => {
    expect(files['blocks/_kit/messages/nl.ts']).toMatch(/^export const dutch: Messages = \{$/m)
    expect(changed['blocks/_kit/words.ts']).toContain(`'pt', 'nl'] as const`)
    expect(changed['blocks/_kit/messages.ts']).toMatch(/import \{ italian \}.*\nimport \{ dutch \}/)
    expect(changed['blocks/_kit/messages.ts']).toContain('  en: english,\n  nl: dutch,\n')
    expect(changed['blocks/copy-link/messages.ts']).toContain(
      `  nl: { copyLink: 'Copy link', linkCopied: 'Link copied' },\n`,
    )
  })

  it.each(['xx', 'de', 'nl-be', 'price-note'])('%s is refused', code => {
    expect(() => readRecipe(['language', code])).toThrow(/code of two letters|already/)
  })
})

it('the stories of a unit have ids of their own and fit their schemas', () => {
  const stories = Object.values(readRecipe(['unit', 'ufl']).files).map(
    text => JSON.parse(text) as StoredStory,
  )
  expect(stories.map(story => story.full_slug)).toEqual([
    'ufl/home',
    'settings/ufl/defaults',
    'settings/ufl/header',
    'settings/ufl/footer',
  ])
  expect(stories.flatMap(storyFaults)).toEqual([])
  expect(new Set(stories.map(({ id }) => id)).size).toBe(4)
  for (const { uuid } of stories)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

describe('the files of all recipes, in a copy of the site', () => {
  let root: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  /** Without what Vitest tells its own workers. */
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([variable]) => !variable.startsWith('VITEST')),
  )
  const run = (command: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', command), words, {
      cwd: root,
      encoding: 'utf8',
      env: environment,
    })
    return status === 0 ? 'ok' : stdout + stderr
  }

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'recipes-')))
    for (const folder of ['blocks', 'client', 'worker', 'kv-seed'])
      cpSync(folder, join(root, folder), { recursive: true, filter: path => !/\.test\.tsx?$/.test(path) })
    for (const file of ['tsconfig.json', 'package.json', 'biome.json']) cpSync(file, join(root, file))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const [path, text] of Object.entries(written)) write(path, text)
  }, 60_000)
  afterAll(() => rmSync(root, { recursive: true }))

  it('import files that exist', () => {
    const lost = Object.entries(written).flatMap(([path, text]) =>
      [...text.matchAll(/ from '(\.[^']*)'/g)].filter(
        ([, to]) => !existsSync(join(root, dirname(path), to!)),
      ),
    )
    expect(lost.map(([line]) => line)).toEqual([])
  })

  it('have types', { tags: ['full'], timeout: 120_000 }, () => {
    const optionsOf = (folder: string) =>
      (JSON.parse(readFileSync(`${folder}/tsconfig.json`, 'utf8')) as { compilerOptions: object })
        .compilerOptions
    for (const [folder, like] of [
      ['blocks', 'e2e'],
      ['worker', 'worker'],
    ] as const) {
      const files = Object.keys(written).filter(
        path => path.startsWith(`${folder}/`) && !path.endsWith('.css'),
      )
      const include = [...files, 'blocks/_kit/*.d.ts', ...(folder === 'worker' ? ['worker/*.d.ts'] : [])]
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { ...optionsOf(like), incremental: false },
        files: [],
        include,
      }
      write(`tsconfig.${folder}.json`, JSON.stringify(config))
      expect(run('tsc', '-p', `tsconfig.${folder}.json`)).toBe('ok')
    }
  })

  it('pass lint, once they are formatted', () => {
    const paths = Object.keys(written)
    expect(run('biome', 'format', '--write', '--vcs-enabled=false', ...paths)).toBe('ok')
    expect(run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...paths)).toBe('ok')
  }, 60_000)

  it('have tests that pass', { tags: ['full'], timeout: 120_000 }, () => {
    const plugin = JSON.stringify(resolve('client/vite/site-modules.ts'))
    write(
      'vitest.config.ts',
      `import { siteModules } from ${plugin}\nexport default { plugins: [siteModules()], test: { isolate: false, maxWorkers: 1, include: ['**/*.test.{ts,tsx}'] } }`,
    )
    expect(run('vitest', 'run')).toBe('ok')
  })
})
