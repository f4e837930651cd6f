import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createBuilder, type Plugin } from 'vite'
import { buildDeployed } from '../client/vite/build-deployed.ts'
import { siteModules } from '../client/vite/site-modules.ts'

const root = join(import.meta.dirname, '..')
const at = (path: string) => join(root, path)

/** The folder of the bench's own builds, one subfolder each. */
export const benchFolder = at('dist/bench')

/** Modules of the site that entries import by these names. */
const originals: Readonly<Record<string, string>> = {
  'bench:site': 'worker/index.ts',
  'bench:search-call': 'worker/core/platform/calls/story-library-search.ts',
}

/** Modules of the site by path, and their replacements. */
type Replacements = Readonly<Record<string, string>>

/** A replacement itself may import the module that it replaces. */
function replaceModules(replacements: Replacements): Plugin {
  return {
    name: 'bench:replace-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const named = originals[id]
      if (named) return at(named)
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const replacement = Object.entries(replacements).find(([path]) => found?.id === at(path))?.[1]
      return replacement && importer !== at(replacement) ? at(replacement) : found
    },
  }
}

interface Entry {
  readonly input: string
  readonly replace?: Replacements
}

const readySearch: Replacements = {
  'worker/core/platform/calls/story-library-search.ts': 'bench/entries/ready-search.ts',
}

const entries: Readonly<Record<string, Entry>> = {
  constant: { input: 'bench/entries/constant.ts' },
  finished: { input: 'bench/entries/finished.ts' },
  'constant-in-site': { input: 'bench/entries/constant-in-site.ts' },
  kv: { input: 'bench/entries/kv.ts' },
  assets: { input: 'bench/entries/assets.ts' },
  source: { input: 'bench/entries/source.ts' },
  react: {
    input: 'bench/entries/react.tsx',
    replace: { 'worker/core/page/render/renderer.ts': 'bench/entries/captured-renderer.ts' },
  },
  tools: { input: 'worker/index.ts', replace: readySearch },
  'react-tools': {
    input: 'bench/entries/react.tsx',
    replace: { 'worker/core/page/render/renderer.ts': 'bench/entries/captured-renderer.ts', ...readySearch },
  },
  counted: {
    input: 'bench/entries/counted.ts',
    replace: { 'worker/core/page/render/fragment-cache.ts': 'bench/entries/counted-fragments.ts' },
  },
  stored: {
    input: 'worker/index.ts',
    replace: { 'worker/features/forms/submission-store.ts': 'bench/entries/ready-store.ts' },
  },
  indexed: {
    input: 'worker/index.ts',
    replace: { 'worker/core/content/index/stored-index.ts': 'bench/entries/ready-index.ts' },
  },
  cold: {
    input: 'worker/index.ts',
    replace: { 'worker/core/page/render/fragment-cache.ts': 'bench/entries/no-fragments.ts' },
  },
}

const buildEntry = (name: string, { input, replace = {} }: Entry) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [replaceModules(replace), siteModules({ clientFolder: at('dist/client') }), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      target: 'es2024',
      sourcemap: true,
      outDir: join(benchFolder, name),
      emptyOutDir: true,
      rolldownOptions: {
        input: at(input),
        external: /^(?:cloudflare|node):/,
        output: { entryFileNames: 'index.js', keepNames: true },
      },
    },
  })

/** The site of the development server, which has the editor, into `dist/client` and `dist/prospectus`; and the worker that is deployed. */
export async function buildSite(): Promise<void> {
  const builder = await createBuilder({ root, logLevel: 'error' }, null)
  await builder.buildApp()
  await buildDeployed()
}

/** Builds the variants that the bench compares the site with. The site is built first: it names its client's files. */
export async function buildEntries(): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) await buildEntry(name, entry)
}

if (import.meta.main) {
  if (process.argv.includes('--site')) await buildSite()
  // The space of many stories is measured on the site alone.
  if (!process.argv.includes('--no-variants')) await buildEntries()
}
