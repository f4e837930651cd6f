import { existsSync } from 'node:fs'
import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitList } from './blocks/_kit/split-list.ts'
import { liveReload } from './client/vite/live-reload.ts'
import { leaveOutSecrets, loadChunks } from './client/vite/output-plugins.ts'
import { siteModules } from './client/vite/site-modules.ts'
import { createBuildId } from './client/vite/sources.ts'
import { makeLocal } from './commands/local/local-configuration.ts'
import { localVariables } from './commands/local/local-variables.ts'

/** Packages that several islands share get a chunk of their own, so that pages without islands load none of them. */
function vendorChunk(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/jotai\//.test(id)) return 'jotai'
  return undefined
}

/** The build of `npm run deploy`, whose worker has no editor. */
const isDeployed = process.env.DEPLOYED === 'true'

/** A site may do without the tool: its folders are deleted then. */
const hasEditor = !isDeployed && existsSync('client/editor-app')

/** The development server answers these folders itself: it serves sources as they are. A built site has no such files. */
function leaveOutSources({ assets }: WorkerConfig): void {
  const sources = ['client', 'blocks', 'node_modules'].map(folder => `!/${folder}/*`)
  if (assets) assets.run_worker_first = ['/*', ...sources, '!/@*']
}

/**
 * A worker starts faster the less there is to parse. Names of functions stay, so that stacks in logs can be read; the maps, which are
 * uploaded with the worker, give their lines.
 */
const deployedBuild = {
  sourcemap: true,
  rolldownOptions: { output: { minify: { compress: true, mangle: { keepNames: true }, codegen: true } } },
} as const

const buildId = createBuildId()

export default defineConfig(({ command }) => ({
  publicDir: 'client/public',
  // `e2e/sizes.ts` measures what pages load, and Vite's advice about the editor and the worker is for nobody who starts the site.
  build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  server: { allowedHosts: splitList(localVariables().DEV_HOSTS ?? '') },
  plugins: [
    siteModules({ buildId }),
    liveReload(buildId),
    loadChunks(),
    leaveOutSecrets(),
    react(),
    cloudflare({
      config(config) {
        if (!isDeployed) makeLocal(config)
        if (command === 'serve') leaveOutSources(config)
      },
      // Set by `commands/serve/dev.ts`.
      persistState: { path: process.env.PERSIST_TO ?? '.wrangler/state' },
    }),
  ],
  environments: {
    ...(isDeployed && { prospectus: { build: deployedBuild } }),
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Modules of the groups below are imported dynamically by what loads them, and statically by what is loaded later.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
          input: {
            main: 'client/main.ts',
            'when-idle': 'client/when-idle.ts',
            ...(hasEditor && { editor: 'client/editor-app/main.tsx' }),
            assistant: 'client/services/frame/assistant-frame.ts',
            inspector: 'client/inspector/inspector.css',
          },
          output: {
            codeSplitting: {
              groups: [
                // Each with all that it imports, except what the one before has.
                { name: 'main', test: /\/client\/main\.ts$/, priority: 3 },
                { name: 'when-idle', test: /\/client\/when-idle\.ts$/, priority: 2 },
                // Forms have stores, and no React.
                { name: 'stores', test: /node_modules\/jotai\/dist\/vanilla/, priority: 1 },
                { name: id => vendorChunk(id) ?? null, test: /node_modules/, debugName: 'vendor' },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // Fonts, styles and icons are made once for both environments.
    sharedConfigBuild: true,
    // The worker names the client's hashed files, so the client comes first.
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.prospectus!)
    },
  },
}))
