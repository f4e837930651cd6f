import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { wordsOrEnd } from '../run-command.ts'
import type * as Schemas from './component-files.ts'

if (existsSync('.dev.vars')) process.loadEnvFile('.dev.vars')

function readWords(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      space: { type: 'string', default: process.env.STORYBLOK_SPACE_ID || '1000' },
      path: { type: 'string', default: '.storyblok' },
    },
  })
  if (/^\d+$/.test(values.space)) return values
  throw new Error(`--space is the number of a space, not "${values.space}"`)
}

const values = wordsOrEnd({
  usage: 'npm run storyblok:schemas -- [--space 1000] [--path .storyblok]',
  read: readWords,
})

// The schemas are found by glob and share files with views, which Node cannot read without Vite.
const { module } = await runnerImport<typeof Schemas>(
  fileURLToPath(new URL('component-files.ts', import.meta.url)),
  {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
  },
)

const folder = join(values.path, 'components', values.space)
mkdirSync(folder, { recursive: true })
for (const [name, text] of module.componentFiles) writeFileSync(join(folder, name), text)
console.log(`${module.componentCount} components in ${folder}`)
